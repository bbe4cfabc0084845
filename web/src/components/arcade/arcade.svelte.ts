/** The cabinet: whose game it is and what is asked of the server about it. A guest's key stays in this browser. */
import type { ArcadeScore, Campaign, ItemCard, NewCampaign, Operator, Seated } from "../../generated/wire";
import { get, post, put } from "../../lib/api";
import { me, whoAmI } from "../../lib/me.svelte";
import { keepSeat } from "../../lib/seats";
import { ownName } from "../../lib/tables";
import { Trying } from "../../lib/trying.svelte";

const KEPT = "ruka-arcade";

interface Kept {
  id: string;
  key: string; // empty for somebody with an account
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(own: Kept | null): void {
  try {
    if (own) localStorage.setItem(KEPT, JSON.stringify(own));
    else localStorage.removeItem(KEPT);
  } catch {
    // private windows keep nothing: the game is there as long as the page is
  }
}

export class Arcade {
  campaign = $state.raw<Campaign | null>(null);
  scores = $state.raw<ArcadeScore[]>([]);
  operator = $state.raw<Operator>();
  came = false; // from a match: the cabinet does not wait for a coin
  readonly trying = new Trying();
  private own = kept();

  /** Whose turn on the ladder it is; the last of them when all are beaten. */
  readonly opponent = $derived.by(() => {
    const all = this.campaign?.opponents ?? [];
    return all[Math.min(this.campaign?.step ?? 0, all.length - 1)];
  });

  /** Is there a game to go on with? */
  readonly open = $derived.by(() => !!this.campaign && this.campaign.phase !== "won");

  private get headers(): Record<string, string> {
    return this.own?.key ? { "campaign-key": this.own.key } : {};
  }

  /** What this browser, or whoever is signed in, was playing. */
  async load(): Promise<void> {
    await whoAmI();
    const [scores, operator, found] = await Promise.all([
      get<ArcadeScore[]>("arcade/scores"),
      get<Operator>("arcade/operator"),
      this.find(),
    ]);
    [this.scores, this.operator, this.campaign] = [scores, operator, found];
  }

  private async find(): Promise<Campaign | null> {
    const own = this.own && (await this.look(this.own.id).catch(() => null));
    const found = own ?? (me.now ? await get<Campaign | null>("arcade/mine") : null);
    if (!own) this.own = found ? { id: found.id, key: "" } : null;
    return found;
  }

  private look(id: string): Promise<Campaign> {
    return get<Campaign>(`arcade/${id}`, {}, this.headers);
  }

  async refresh(): Promise<void> {
    if (this.campaign) this.campaign = await this.look(this.campaign.id);
  }

  /** A coin: a game from the first step on. */
  begin(): Promise<boolean> {
    return this.trying.do(async () => {
      const { campaign, key } = await post<NewCampaign>("arcade", { name: ownName() });
      this.own = { id: campaign.id, key };
      keep(this.own);
      this.campaign = campaign;
    });
  }

  /** At the table of the match, or at it again. */
  async sit(): Promise<string> {
    const { table, token, commitment } = await post<Seated>(`arcade/${this.campaign!.id}/match`, {}, this.headers);
    keepSeat(table, token, commitment);
    await this.refresh();
    return table;
  }

  private ask(what: string, body: object): Promise<boolean> {
    return this.trying.do(async () => {
      this.campaign = await post<Campaign>(`arcade/${this.campaign!.id}/${what}`, body, this.headers);
    });
  }

  readonly buy = (item: ItemCard["id"]): Promise<boolean> => this.ask("buy", { item });
  readonly use = (item: ItemCard["id"], tiles = ""): Promise<boolean> => this.ask("use", { item, tiles });
  readonly bet = (points: number): Promise<boolean> => this.ask("bet", { points });
  readonly goOn = (): Promise<boolean> => this.ask("continue", {});

  switch(operator: Operator): Promise<boolean> {
    return this.trying.do(async () => {
      await put("arcade/operator", { operator });
      this.operator = operator;
    });
  }
}

/** One for the whole visit: its pages follow each other. */
export const arcade = new Arcade();
