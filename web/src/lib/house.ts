/** House rules of the server, by their links: those that were opened or shared in this browser. */
export interface HouseLink {
  id: string;
  name: string;
}

const MOST = 50;
const LINKS = "ruka-house-links";

/** The last first. */
export function links(): HouseLink[] {
  try {
    return JSON.parse(localStorage.getItem(LINKS) ?? "[]") as HouseLink[];
  } catch {
    return [];
  }
}

export function keepLink(link: HouseLink): void {
  try {
    const all = [link, ...links().filter(({ id }) => id !== link.id)];
    localStorage.setItem(LINKS, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // private windows keep nothing
  }
}
