import { useInfiniteQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerFault } from '#contract/api/audit.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useOffsetTop } from '../../ui/use-offset-top.ts'
import { EntryRow } from './EntryRow.tsx'
import { type LedgerAccess, entriesQuery } from './ledger-queries.ts'

const estimatedHeight = 76
/** Rows before the last loaded one at which the next page is fetched. */
const prefetchRows = 12

type Props = {
  access: LedgerAccess
  at: string | undefined
  /** Number of entries at the moment. */
  total: number
  faults: readonly LedgerFault[]
}

/** Newest first. Only the rows near the viewport are rendered. */
export function Entries({ access, at, total, faults }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const top = useOffsetTop(list)
  const query = useInfiniteQuery(entriesQuery(access, at))
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? []
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = query
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => entries[index]?.revision ?? index,
    overscan: 6,
    scrollMargin: top,
  })
  const visibleRows = rows.getVirtualItems()
  const isNearEnd = (visibleRows.at(-1)?.index ?? 0) >= entries.length - prefetchRows
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, error, fetchNextPage])
  const ofEntries = faults.filter(({ model }) => model === undefined || model === 'entry')
  const byRevision = new Map(ofEntries.map((fault) => [fault.revision, fault]))
  return (
    <section aria-labelledby="ledger-entries">
      <h2 id="ledger-entries" className="mb-3 font-display text-2xl">
        {t('ledger.entries')}
      </h2>
      <Card className="overflow-hidden">
        <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
          {visibleRows.map(({ key, index, start }) => (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b border-line last:border-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <EntryRow
                entry={entries[index]!}
                isOwn={access.token === undefined}
                fault={byRevision.get(entries[index]!.revision)?.fault}
              />
            </li>
          ))}
        </ul>
        {(hasNextPage || error) && (
          <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line p-4">
            {error && (
              <p role="alert" className="text-sm text-danger">
                {errorText(t, error)}
              </p>
            )}
            <Button
              variant="secondary"
              busy={isFetchingNextPage}
              onClick={() => void (entries.length > 0 ? fetchNextPage() : query.refetch())}
            >
              {error ? t('common.retry') : t('ledger.more')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}
