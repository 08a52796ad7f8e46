import { useEffect } from 'react'

/** Less is taken by the browser's toolbars. */
const minKeyboardPx = 120

/**
 * Keeps footer and header visible where the keyboard covers the page (Safari on iOS). Other browsers resize the page.
 * `onOpen` must be stable.
 */
export function useVirtualKeyboard(onOpen?: () => void): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
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
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [onOpen])
}
