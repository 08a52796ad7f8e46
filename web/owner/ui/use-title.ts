import { useEffect } from 'react'

/** Sets the document's title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title && !title.startsWith('Prosa') ? `${title} · Prosa` : (title ?? 'Prosa')
  }, [title])
}
