/** What waits for whoever is signed in, as it changes: friends at their tables, and people who ask to be friends. */
import type { Lobby } from "./lobby.svelte";
import { me } from "./me.svelte";

let heard = $state.raw<Lobby>();

export const waiting = {
  get invitations(): number {
    return heard?.invitations.length ?? 0;
  },
  get asks(): number {
    return heard?.asks ?? 0;
  },
};

/** It is told while the component that calls this is there. */
export function hearInvitations(): void {
  $effect(() => {
    if (!me.now) return;
    let gone = false;
    const coming = import("./lobby.svelte").then(({ Lobby }) => new Lobby("invitations"));
    coming.then(
      (here) => (gone ? here.close() : (heard = here)),
      () => undefined, // the pages of the lobby and of friends show it all the same
    );
    return () => {
      gone = true;
      heard?.close();
      heard = undefined;
    };
  });
}
