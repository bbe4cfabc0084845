/** How many friends wait at their tables for whoever is signed in, as it changes; told to a component while it is there. */
import type { Lobby } from "./lobby.svelte";
import { me } from "./me.svelte";

export function hearInvitations(): { readonly count: number } {
  let lobby = $state.raw<Lobby>();
  $effect(() => {
    if (!me.now) return;
    const coming = import("./lobby.svelte").then(({ Lobby }) => new Lobby("invitations"));
    coming.then(
      (here) => (lobby = here),
      () => undefined, // the page of the lobby shows them all the same
    );
    return () => {
      lobby = undefined;
      coming.then(
        (here) => here.close(),
        () => undefined,
      );
    };
  });
  return {
    get count() {
      return lobby?.invitations.length ?? 0;
    },
  };
}
