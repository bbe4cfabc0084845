"""Passkeys (WebAuthn): a key pair that a device or a password manager keeps, one for each site.

A challenge is known to this server alone, for some minutes and for one answer. Whoever signs has to show that it is
them (a finger, a PIN): a passkey stands in for name and password.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import token_bytes
from time import monotonic

from ruka.errors import RukaError
from ruka.server.people import Visitor, new_id
from ruka.server.stores import KeptPasskey, Stores

LIFE = 300.0  # seconds of a challenge
MOST_CHALLENGES = 10_000  # at once: the oldest is forgotten first
MOST_PASSKEYS = 20  # of one person


@dataclass(frozen=True)
class Site:
    """Where the page is that asks for a passkey."""

    host: str  # for which it is made
    origin: str


@dataclass(frozen=True)
class Answered:
    """What a browser answers, as JSON, and to which challenge."""

    challenge: str
    answer: str


@dataclass(frozen=True)
class Challenge:
    """What a browser is asked, as JSON."""

    id: str
    options: str


class Passkeys:
    def __init__(self, stores: Stores) -> None:
        self.stores = stores
        self._asked: OrderedDict[str, tuple[bytes, str, float]] = OrderedDict()  # for whom, and until when

    async def ask_new(self, site: Site, visitor: Visitor) -> Challenge:
        """For one more passkey of a person."""
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers import structs

        known = await self.stores.ways_in.passkeys(visitor.id)
        if len(known) >= MOST_PASSKEYS:
            raise RukaError("too-many-passkeys", most=MOST_PASSKEYS)
        id, words = self._new(visitor.id)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="ruka",
            user_name=visitor.name,
            user_id=visitor.id.encode(),
            challenge=words,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known
            ],
        )
        return Challenge(id, options_to_json(options))

    async def add(self, site: Site, visitor: Visitor, answer: Answered, name: str) -> None:
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            made = verify_registration_response(
                credential=answer.answer,
                expected_challenge=self._words(answer.challenge, visitor.id),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise RukaError("passkey-refused") from None
        credential = bytes_to_base64url(made.credential_id)
        if await self.stores.ways_in.passkey(credential) is not None:
            raise RukaError("passkey-refused")
        public = bytes_to_base64url(made.credential_public_key)
        kept = KeptPasskey(new_id(), visitor.id, credential, public, made.sign_count, name, datetime.now(UTC))
        await self.stores.keep(self.stores.ways_in.add_passkey(kept))

    def ask(self, site: Site) -> Challenge:
        """For any passkey of this site: the browser knows which there are, and nobody else learns it."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        id, words = self._new("")
        required = UserVerificationRequirement.REQUIRED
        options = generate_authentication_options(rp_id=site.host, challenge=words, user_verification=required)
        return Challenge(id, options_to_json(options))

    async def check(self, site: Site, answer: Answered) -> str:
        """The id of the person whose passkey has signed."""
        from webauthn import base64url_to_bytes, verify_authentication_response
        from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json
        from webauthn.helpers.exceptions import WebAuthnException

        words = self._words(answer.challenge, "")
        try:
            said = parse_authentication_credential_json(answer.answer)
            kept = await self.stores.ways_in.passkey(bytes_to_base64url(said.raw_id))
            if kept is None:
                raise RukaError("passkey-refused")
            signed = verify_authentication_response(
                credential=said,
                expected_challenge=words,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(kept.public_key),
                credential_current_sign_count=kept.signs,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise RukaError("passkey-refused") from None
        await self.stores.keep(self.stores.ways_in.use_passkey(kept.id, signed.new_sign_count))
        return kept.person

    def _new(self, about: str) -> tuple[str, bytes]:
        id, words = new_id(), token_bytes(32)
        self._asked[id] = words, about, monotonic() + LIFE
        while len(self._asked) > MOST_CHALLENGES:
            self._asked.popitem(last=False)
        return id, words

    def _words(self, id: str, about: str) -> bytes:
        """Of a challenge that was made for this, once."""
        words, made_for, until = self._asked.pop(id, (b"", "", 0.0))
        if made_for != about or monotonic() > until:
            raise RukaError("passkey-refused")
        return words
