import { useEffect } from 'react'

/** A browser's own bars take less. */
const keyboardPx = 120

/**
 * Some browsers (Safari on phones) lay their keyboard over the page: then the foot goes above it, and the head stays in
 * sight. Others make the page smaller by themselves. `onOpen` must not change.
 */
export function useKeyboard(onOpen?: () => void): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const page = document.documentElement
    let heightPx = seen.height
    const fit = () => {
      // Who has zoomed in looks where they want.
      const isWhole = seen.scale < 1.01
      const above = isWhole ? Math.max(0, seen.offsetTop) : 0
      const covered = isWhole ? Math.max(0, page.clientHeight - seen.height - above) : 0
      page.style.setProperty('--above', `${Math.round(above)}px`)
      page.style.setProperty('--covered', `${Math.round(covered)}px`)
      if (isWhole && heightPx - seen.height > keyboardPx) onOpen?.()
      heightPx = seen.height
    }
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [onOpen])
}
