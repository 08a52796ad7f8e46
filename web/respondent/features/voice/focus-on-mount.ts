/** A `ref` that focuses its element on mount. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
