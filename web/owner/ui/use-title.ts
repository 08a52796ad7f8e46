import { useEffect } from 'react'

/** Names the page in the browser's tab. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title && !title.startsWith('Prosa') ? `${title} · Prosa` : (title ?? 'Prosa')
  }, [title])
}
