/** A game from a file, brought to the server and opened as a replay. */
import type { NewReplay } from "../generated/wire";
import { Refusal, send } from "./api";
import { go } from "./router.svelte";
import { t } from "./texts.svelte";

const MOST = 1024; // kB that the server takes

/** `rules`: of a file that does not say them; none where it does. */
export const bringing = $state({ busy: false, problem: "", rules: "" });

/** What is wrong with the file is said on the page where files are brought. */
export async function bring(file: File | undefined): Promise<void> {
  if (!file || bringing.busy) return;
  Object.assign(bringing, { busy: true, problem: "" });
  try {
    if (file.size > MOST * 1024) throw new Refusal("too-large", t("error-too-large", { most: MOST }));
    const { id } = await send<NewReplay>("replays", file, bringing.rules ? { rules: bringing.rules } : {});
    go(`/replay/${id}`);
  } catch (error) {
    bringing.problem = t("replay-refused", { file: file.name, reason: (error as Error).message });
    go("/replay");
  } finally {
    bringing.busy = false;
  }
}
