/**
 * Moves the focus to what replaced the pressed button, so that screen readers and the keyboard continue there. Not when the
 * page opens, which is read from its beginning.
 */
export function focusNewContent(element: HTMLElement | null | undefined): void {
  if (!element || !window.prosaRuns || document.activeElement !== document.body) return
  element.tabIndex = -1
  element.focus()
}
