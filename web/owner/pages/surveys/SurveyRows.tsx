import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { useOffsetTop } from '../../ui/use-offset-top.ts'
import { SurveyRow } from './SurveyRow.tsx'

const estimatedHeight = 84
/** Rows before the last loaded one at which the next page is fetched. */
const prefetchRows = 10

type Props = {
  surveys: readonly SurveyListItem[]
  /** Number of surveys in all; undefined while unknown. */
  total: number | undefined
  hasMore: boolean
  isLoadingMore: boolean
  error: Error | null
  loadMore: () => void
}

/** Only the rows near the viewport are rendered. */
export function SurveyRows({ surveys, total, hasMore, isLoadingMore, error, loadMore }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const top = useOffsetTop(list)
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const rows = useWindowVirtualizer({
    count: surveys.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => surveys[index]?.id ?? index,
    overscan: 6,
    scrollMargin: top,
  })
  const visibleRows = rows.getVirtualItems()
  const isNearEnd = (visibleRows.at(-1)?.index ?? 0) >= surveys.length - prefetchRows
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !error) loadMore()
  }, [isNearEnd, hasMore, isLoadingMore, error, loadMore])
  return (
    <>
      <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
        {visibleRows.map(({ key, index, start }) => (
          <SurveyRow
            key={key}
            ref={rows.measureElement}
            data-index={index}
            survey={surveys[index]!}
            actions="menu"
            aria-setsize={total ?? -1}
            aria-posinset={index + 1}
            className="absolute! inset-x-0 top-0"
            isScrolling={rows.isScrolling}
            offset={start - top}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line p-4">
          {error && (
            <p role="alert" className="text-sm text-danger">
              {errorText(t, error)}
            </p>
          )}
          <Button variant="secondary" busy={isLoadingMore} onClick={loadMore}>
            {error ? t('common.retry') : t('surveys.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
