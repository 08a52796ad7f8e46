import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import {
  apiFilterOf,
  reloadResponses,
  responseCountsQuery,
  responsePagesQuery,
  type ResponseFilters,
} from '../../../response-list.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { ResponseRows } from './ResponseRows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SelectMatches } from './SelectMatches.tsx'
import type { ResponseFilterState } from './use-response-filters.ts'
import { useSelection } from './use-selection.ts'

/** Responses that a search reads before it asks whether to continue. */
const searchedAtOnce = 10_000

type Props = { survey: Survey; state: ResponseFilterState }

/** The responses that match. Its key is the filters: a selection does not outlive them. */
export function ResponseList({ survey, state }: Props) {
  const { t } = useTranslation()
  const { filters, isFiltered, clear } = state
  const top = useRef<HTMLDivElement>(null)
  const list = useResponses(survey.id, filters)
  const { responses, fresh, searched, total } = list
  const selection = useSelection(responses)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const reload = () => {
    top.current?.scrollIntoView({ block: 'start' })
    reloadResponses(survey.id, filters)
  }
  if (!responses)
    return list.error ? (
      <Card>
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      </Card>
    ) : (
      <div className="grid gap-4">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
    )
  const locked =
    filters.q === ''
      ? (list.locked ?? 0)
      : responses.filter(({ is_unlocked }) => !is_unlocked).length
  const isSearchComplete = filters.q === '' || !hasNextPage
  const isSearching = filters.q !== '' && hasNextPage && searched < searchedAtOnce
  return (
    <div ref={top} className="grid scroll-mt-4 gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Matches list={list} filters={filters} isSearching={isSearching} />
        <SelectMatches survey={survey} filters={filters} locked={locked} selection={selection} />
      </div>
      {fresh > 0 && <FreshButton count={fresh} onClick={reload} />}
      {responses.length === 0 && isSearchComplete ? (
        <Card>
          <EmptyState
            title={t('qualified.noMatch')}
            help={t('qualified.noMatchHelp')}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={clear}>
                  {t('qualified.clear')}
                </Button>
              )
            }
          />
        </Card>
      ) : (
        <ResponseRows
          surveyId={survey.id}
          responses={responses}
          total={filters.q === '' ? total : undefined}
          selection={selection}
          hasMore={hasNextPage}
          loadsAtEnd={filters.q === '' || isSearching}
          isLoadingMore={isFetchingNextPage}
          error={isFetchNextPageError ? list.error : null}
          loadMore={() => void fetchNextPage({ cancelRefetch: false })}
        />
      )}
      <SelectionBar surveyId={survey.id} selection={selection} />
    </div>
  )
}

/** The loaded responses, and how many match in all. */
function useResponses(surveyId: string, filters: ResponseFilters) {
  const query = useInfiniteQuery(responsePagesQuery(surveyId, filters))
  const { data: counts } = useQuery({
    ...responseCountsQuery(surveyId, apiFilterOf(filters)),
    placeholderData: keepPreviousData,
  })
  const { pages } = query.data ?? {}
  const responses = useMemo(() => pages?.flatMap(({ items }) => items), [pages])
  return {
    ...query,
    responses,
    fresh: pages?.[0]?.fresh?.length ?? 0,
    searched: pages?.reduce((sum, page) => sum + page.searched, 0) ?? 0,
    total: counts?.total,
    locked: counts?.locked,
    isCut: counts?.more ?? false,
  }
}

type LoadedResponses = ReturnType<typeof useResponses>

type MatchesProps = { list: LoadedResponses; filters: ResponseFilters; isSearching: boolean }

/** How many responses match; of a search, how many it has read. */
function Matches({ list, filters, isSearching }: MatchesProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { total, isCut, searched, hasNextPage } = list
  const count = filters.q === '' ? total : list.responses?.length
  if (count === undefined) return <span />
  const isMore = isCut && filters.q === ''
  const key = isMore ? 'qualified.moreMatches' : 'qualified.matches'
  const found = t(key, { count, formatted: format.integer(count) })
  const cut = t(isSearching ? 'qualified.searching' : 'qualified.searchCut', {
    searched: format.integer(searched),
    total: format.integer(total ?? searched),
  })
  return (
    <output className="text-sm text-ink-2">
      <span className="font-semibold text-ink">{found}</span>
      {filters.q !== '' && hasNextPage && <span> · {cut}</span>}
    </output>
  )
}

function FreshButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <div className="sticky top-4 z-20 flex justify-center" aria-live="polite">
      <Button
        icon={<ArrowUp size={16} aria-hidden />}
        onClick={onClick}
        className="animate-arrive rounded-full! shadow-overlay"
      >
        {t('qualified.fresh', { count, formatted: format.integer(count) })}
      </Button>
    </div>
  )
}
