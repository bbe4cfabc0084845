declare module "virtual:texts" {
  /** The shell, or a page with texts of its own. */
  export type Part = keyof typeof import("./topics.json");
  const load: Record<"cs" | "pl" | "en", Record<Part, () => Promise<{ default: string }>>>;
  export default load;
}
declare module "virtual:bots" {
  const names: Record<"cs" | "pl" | "en", string[]>;
  export default names;
}
