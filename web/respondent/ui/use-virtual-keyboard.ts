import { useEffect } from 'react'

/** A browser's own bars take less. */
const minKeyboardPx = 120

/**
 * Some browsers (Safari on phones) lay their keyboard over the page: then the foot goes above it, and the head stays in
 * sight. Others make the page smaller by themselves. `onOpen` must not change.
 */
export function useVirtualKeyboard(onOpen?: () => void): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const page = document.documentElement
    let heightPx = viewport.height
    const fit = () => {
      // Who has zoomed in looks where they want.
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
