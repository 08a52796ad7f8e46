import { useEffect } from 'react'

/**
 * Keeps footer and header visible where the keyboard covers the page (Safari on iOS). Other browsers resize the page.
 * `onOpen` must be stable. Loaded once the question is shown: until then no keyboard is open.
 */
export function useVirtualKeyboard(onOpen?: () => void): void {
  useEffect(() => {
    const end = new AbortController()
    import('./virtual-keyboard.ts').then(
      (keyboard) => keyboard.followVirtualKeyboard(end.signal, onOpen),
      () => {},
    )
    return () => end.abort()
  }, [onOpen])
}
