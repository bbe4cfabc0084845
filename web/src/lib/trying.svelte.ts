/** Something that is asked of the server: while it is on its way nothing else is asked, and a refusal is kept with its
 * code, so that it can be said beside the field that it is about. */
import { Refusal } from "./api";

export class Trying {
  busy = $state(false);
  code = $state("");
  problem = $state("");

  /** Was it done? */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.code = this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.code = error instanceof Refusal ? error.code : "";
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The refusal, where it is about this. */
  about(...codes: string[]): string | undefined {
    return codes.includes(this.code) ? this.problem : undefined;
  }

  /** ... and where it is about nothing in particular. */
  besides(...codes: string[]): string {
    return codes.includes(this.code) ? "" : this.problem;
  }
}
