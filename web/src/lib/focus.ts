/** Whoever came to another page, or skipped the bar, goes on from its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Attached to what the player most likely wants next. */
export const focused = (element: HTMLElement): void => element.focus({ preventScroll: true });
