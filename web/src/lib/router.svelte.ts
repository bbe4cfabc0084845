/** Pages by path: `/table/abc` is the page "table" with "abc". */
let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const route = {
  get page(): string {
    return path.split("/")[1] ?? "";
  },
  get rest(): string {
    return path.split("/").slice(2).join("/");
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For `onclick` of a link: stays in the page unless another tab is asked for. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute("href")!);
}
