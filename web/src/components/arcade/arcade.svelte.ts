/** The cabinet: whose game it is and what is asked of the server about it. A guest's key stays in this browser. */
import type { ArcadeScore, Campaign, ItemCard, NewCampaign, Operator, Seated } from "../../generated/wire";
import { get, post, put } from "../../lib/api";
import { me, whoAmI } from "../../lib/me.svelte";
import { keepSeat } from "../../lib/seats";
import { ownName } from "../../lib/tables";
import { Trying } from "../../lib/trying.svelte";

const KEPT = "ruka-arcade";
const DICE = "ruka-arcade-dice"; // the match that they were thrown for
export const BET_STEP = 100;

interface Kept {
  id: string;
  key: string; // empty for somebody with an account
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // private windows keep nothing: the game is there as long as the page is
  }
}

export class Arcade {
  campaign = $state.raw<Campaign | null>(null);
  scores = $state.raw<ArcadeScore[]>([]);
  operator = $state.raw<Operator>();
  wanted = $state(BET_STEP); // of a side bet
  came = false; // from a match: the cabinet does not wait for a coin
  readonly trying = new Trying();
  private own = read<Kept>(KEPT);

  /** Whose turn on the ladder it is; the last of them when all are beaten. */
  readonly opponent = $derived.by(() => {
    const all = this.campaign?.opponents ?? [];
    return all[Math.min(this.campaign?.step ?? 0, all.length - 1)];
  });

  /** Is there a game to go on with? */
  readonly open = $derived.by(() => !!this.campaign && this.campaign.phase !== "won");

  /** The side bet that would be made now; 0: none may be. */
  readonly wager = $derived.by(() => Math.min(this.wanted, this.campaign?.most_bet ?? 0));

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
      write(KEPT, this.own);
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

  /** The dice of a match are thrown once, however often its page is loaded. */
  thrown(table: string): boolean {
    return read(DICE) === table;
  }

  keepThrown(table: string): void {
    write(DICE, table);
  }

  private ask(what: string, body: object): Promise<boolean> {
    return this.trying.do(async () => {
      this.campaign = await post<Campaign>(`arcade/${this.campaign!.id}/${what}`, body, this.headers);
    });
  }

  readonly buy = (item: ItemCard["id"]): Promise<boolean> => this.ask("buy", { item });
  readonly use = (item: ItemCard["id"], tiles = ""): Promise<boolean> => this.ask("use", { item, tiles });
  readonly bet = (points: number): Promise<boolean> => this.ask("bet", { points });
  /** Was there one to make? */
  readonly placeBet = (): boolean => {
    if (!this.wager) return false;
    void this.bet(this.wager);
    return true;
  };
  readonly goOn = (): Promise<boolean> => this.ask("continue", {});

  switch(operator: Operator): Promise<boolean> {
    return this.trying.do(async () => {
      this.operator = await put<Operator>("arcade/operator", { operator });
    });
  }
}

/** One for the whole visit: its pages follow each other. */
export const arcade = new Arcade();
