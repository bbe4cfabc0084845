/** What is beside the table, opened and closed by a key; where there is no room beside it, over it. */
export function showAid(aid: "seen" | "needs"): void {
  const part = document.querySelector<HTMLDetailsElement>(`[data-aid=${aid}]`);
  const side = document.getElementById("table-side");
  if (!part || !side) return;
  part.open = !part.open || !side.checkVisibility();
  if (part.open && !side.checkVisibility()) side.showPopover();
}
