/** What this player does again and again: one's own finished games on this server, looked at one after another. */
import { untrack } from "svelte";
import type { HabitsByRules, HabitsQuestion } from "../../generated/wire";
import { post, Refusal } from "../../lib/api";
import { seatAt } from "../../lib/seats";
import { finishedGames } from "../../lib/tables";

const LATEST = 20; // tables
const LATER = ["no-server", "too-many", "busy"]; // refuses everything for now, not this one game

export class Habits {
  found = $state.raw<HabitsByRules[]>([]);
  games = $state<number>(); // unknown until the tables have been asked for
  looked = $state(0);
  leftOut = $state(0); // games that the coach cannot read
  problem = $state("");
  readonly working = $derived.by(() => !this.problem && (this.games === undefined || this.looked < this.games));
  private tables?: string[];
  private counted: HabitsQuestion["games"] = [];
  private gone = false;

  /** An effect: until the page is left, or another language is chosen. */
  load(): () => void {
    untrack(() => void this.look());
    return () => (this.gone = true);
  }

  /** From where it was refused. */
  again(): void {
    this.problem = "";
    void this.look();
  }

  private async look(): Promise<void> {
    try {
      this.tables ??= (await finishedGames(LATEST)).map(({ setup }) => setup.id);
      this.games = this.tables.length;
      for (const id of this.tables.slice(this.looked)) {
        if (this.gone) return;
        await this.add(id);
        this.looked++;
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** The server keeps what it has counted: to ask once more for all of them, and one, costs only the one. */
  private async add(id: string): Promise<void> {
    const games = [...this.counted, { id, seat: seatAt(id)?.token ?? "" }];
    try {
      this.found = await post<HabitsByRules[]>("habits", { games });
      this.counted = games;
    } catch (error) {
      if (!(error instanceof Refusal) || LATER.includes(error.code)) throw error;
      this.leftOut++;
    }
  }
}
