/** The tile that is pointed at, focused or raised: what is shown about it reads it here. */
import { kind } from "../../lib/view";

class Raised {
  tile = $state(""); // in the hand, or wherever a tile is asked about; empty when none is

  /** Is this tile of the kind that is raised? A red five is a five. */
  marks(tile: string): boolean {
    return this.tile !== "" && kind(this.tile) === kind(tile);
  }
}

export const raised = new Raised();
