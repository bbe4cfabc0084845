"""A passkey made of code: what a device would keep, and what a browser answers with it."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.players import Json

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Passkey:
    def __init__(self, url: str, id: bytes = b"a passkey of code") -> None:
        self.origin = url
        self.host = urlsplit(url).hostname or ""
        self.id = id
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.signs = 0
        self.flags = PRESENT | VERIFIED

    def made(self, challenge: Json) -> Json:
        """The answer to a challenge for a new one."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._authenticator(ATTESTED) + about}
        response = {
            "clientDataJSON": written(self._client("webauthn.create", challenge)),
            "attestationObject": written(cbor2.dumps(attested)),
        }
        return self._answer(challenge, response)

    def signed(self, challenge: Json) -> Json:
        self.signs += 1
        client, authenticator = self._client("webauthn.get", challenge), self._authenticator()
        signature = self.key.sign(authenticator + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": written(client),
            "authenticatorData": written(authenticator),
            "signature": written(signature),
        }
        return self._answer(challenge, response)

    def _client(self, type: str, challenge: Json) -> bytes:
        words = json.loads(challenge["options"])["challenge"]
        return json.dumps({"type": type, "challenge": words, "origin": self.origin}).encode()

    def _authenticator(self, more: int = 0) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([self.flags | more]) + self.signs.to_bytes(4, "big")

    def _answer(self, challenge: Json, response: Json) -> Json:
        id = written(self.id)
        answer = {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
        return {"challenge": challenge["id"], "answer": json.dumps(answer), "name": "code"}
