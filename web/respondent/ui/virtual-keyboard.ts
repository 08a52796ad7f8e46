/** Less is taken by the browser's toolbars. */
const minKeyboardPx = 120

/** Writes what the keyboard covers, and what is scrolled away above, into custom properties until `signal` is aborted. */
export function followVirtualKeyboard(signal: AbortSignal, onOpen?: () => void): void {
  const viewport = window.visualViewport
  if (!viewport || signal.aborted) return
  const page = document.documentElement
  let heightPx = viewport.height
  const fit = () => {
    // Not while the page is zoomed.
    const isWhole = viewport.scale < 1.01
    const above = isWhole ? Math.max(0, viewport.offsetTop) : 0
    const covered = isWhole ? Math.max(0, page.clientHeight - viewport.height - above) : 0
    page.style.setProperty('--above', `${Math.round(above)}px`)
    page.style.setProperty('--covered', `${Math.round(covered)}px`)
    if (isWhole && heightPx - viewport.height > minKeyboardPx) onOpen?.()
    heightPx = viewport.height
  }
  viewport.addEventListener('resize', fit, { signal })
  viewport.addEventListener('scroll', fit, { signal })
}
