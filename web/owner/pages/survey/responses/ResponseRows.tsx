import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { errorText } from '../../../error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { useOffsetTop } from '../../../ui/use-offset-top.ts'
import { QualifiedResponseCard } from './QualifiedResponseCard.tsx'
import type { Selection } from './use-selection.ts'

const estimatedHeight = 400
const gap = 16
/** Rows of cards before the last loaded one at which the next page is fetched. */
const prefetchRows = 8

/** As the class `xl`. */
const wide = window.matchMedia('(width >= 80rem)')

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

type Props = {
  surveyId: string
  responses: readonly QualifiedResponse[]
  /** Number of matches; undefined while unknown. */
  total: number | undefined
  selection: Selection
  hasMore: boolean
  /** The next page is fetched when the end is near; otherwise by the button. */
  loadsAtEnd: boolean
  isLoadingMore: boolean
  error: Error | null
  loadMore: () => void
}

/** Only the cards near the viewport are rendered: one or two beside each other. */
export function ResponseRows(props: Props) {
  const { t } = useTranslation()
  const { surveyId, responses, total, selection } = props
  const { hasMore, loadsAtEnd, isLoadingMore, error, loadMore } = props
  const list = useRef<HTMLDivElement>(null)
  const top = useOffsetTop(list)
  const columns = useSyncExternalStore(subscribe, () => wide.matches) ? 2 : 1
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const rows = useWindowVirtualizer({
    count: Math.ceil(responses.length / columns),
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => responses[index * columns]?.id ?? index,
    overscan: 3,
    gap,
    scrollMargin: top,
  })
  const visibleRows = rows.getVirtualItems()
  const isNearEnd =
    (visibleRows.at(-1)?.index ?? 0) >= Math.ceil(responses.length / columns) - prefetchRows
  useEffect(() => {
    if (isNearEnd && loadsAtEnd && hasMore && !isLoadingMore && !error) loadMore()
  }, [isNearEnd, loadsAtEnd, hasMore, isLoadingMore, error, loadMore])
  return (
    <>
      <div
        ref={list}
        role="feed"
        aria-busy={isLoadingMore}
        aria-label={t('qualified.title')}
        className="relative"
        style={{ height: rows.getTotalSize() }}
      >
        {visibleRows.map(({ key, index, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0 grid items-start gap-4 xl:grid-cols-2"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {responses.slice(index * columns, (index + 1) * columns).map((response, column) => (
              <article
                key={response.id}
                aria-label={response.question_text}
                aria-setsize={total ?? -1}
                aria-posinset={index * columns + column + 1}
                className="min-w-0"
              >
                <QualifiedResponseCard
                  surveyId={surveyId}
                  response={response}
                  selection={selection}
                />
              </article>
            ))}
          </div>
        ))}
      </div>
      {hasMore && (
        <div className="flex flex-wrap items-center justify-center gap-3 p-4">
          {error && (
            <p role="alert" className="text-sm text-danger">
              {errorText(t, error)}
            </p>
          )}
          <Button variant="secondary" busy={isLoadingMore} onClick={loadMore}>
            {t(error ? 'common.retry' : loadsAtEnd ? 'qualified.loadMore' : 'qualified.searchOn')}
          </Button>
        </div>
      )}
    </>
  )
}
