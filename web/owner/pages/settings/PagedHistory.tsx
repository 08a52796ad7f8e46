import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { LoadMore, type PagedQuery } from './LoadMore.tsx'

type Props<T> = {
  id: string
  title: string
  empty: string
  note?: string | undefined
  /** Undefined while loading. */
  items: T[] | undefined
  children: (items: T[]) => ReactNode
  query: PagedQuery & { refetch: () => unknown }
}

/** A paginated list with its loading, empty and error states. */
export function PagedHistory<T>({ id, title, empty, note, items, children, query }: Props<T>) {
  return (
    <Card className="overflow-hidden" aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3 sm:px-6">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        {note && <p className="text-xs text-ink-2">{note}</p>}
      </header>
      {items ? (
        items.length === 0 ? (
          <p className="px-5 pb-6 text-sm text-ink-2 sm:px-6">{empty}</p>
        ) : (
          children(items)
        )
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeleton className="mx-5 mb-5 h-32" />
      )}
      <LoadMore query={query} />
    </Card>
  )
}

export const headCell =
  'px-3 py-2 text-xs font-medium text-ink-2 first:ps-5 last:pe-5 sm:first:ps-6 sm:last:pe-6'
export const bodyCell = 'px-3 py-3 first:ps-5 last:pe-5 sm:first:ps-6 sm:last:pe-6'
export const numeric = 'text-end whitespace-nowrap'
