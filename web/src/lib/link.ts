/** The table of a link, or of its code alone; null when it is neither. */
export function tableIn(text: string): string | null {
  const code = text
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .split("/table/")
    .at(-1)!;
  return /^[\w-]+$/.test(code) ? code : null;
}
