/** As a `ref`: what has just appeared is what the keyboard is for. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
