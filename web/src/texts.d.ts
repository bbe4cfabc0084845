declare module "virtual:texts/*" {
  const text: string;
  export default text;
}
declare module "virtual:bots" {
  const names: Record<"cs" | "pl" | "en", string[]>;
  export default names;
}
