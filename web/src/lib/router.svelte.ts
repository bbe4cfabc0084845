/** Pages by path: `/table/abc` is the page "table" with "abc". */
let path = $state(location.pathname);
let moved = false;

function arrive(): void {
  path = location.pathname;
  moved = true;
}

addEventListener("popstate", arrive);

export const route = {
  get page(): string {
    return path.split("/")[1] ?? "";
  },
  get rest(): string {
    return path.split("/").slice(2).join("/");
  },
  /** The page is not the first of this visit. */
  get moved(): boolean {
    return moved;
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** For `onclick` of a link: stays in the page unless another tab is asked for. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute("href")!);
}
