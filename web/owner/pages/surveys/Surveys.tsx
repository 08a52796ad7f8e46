import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListChecks, Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../../../shared/i18n.ts'
import { useRefetchAtClosing } from '../../closing-time.ts'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { useMe } from '../../queries.ts'
import { surveyCountsQuery, surveyListQuery, type SurveyFilters } from '../../survey-lists.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Counters } from './Counters.tsx'
import { Filters } from './Filters.tsx'
import { SurveyRowSkeleton } from './SurveyRow.tsx'
import { SurveyRows } from './SurveyRows.tsx'
import { useFilters } from './use-filters.ts'

export function Surveys() {
  const { t } = useTranslation()
  useTitle(t('surveys.title'))
  return (
    <>
      <PageHeader title={t('surveys.title')} lead={t('surveys.lead')}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            variant="secondary"
            to="/surveys/new"
            icon={<ListChecks size={18} aria-hidden />}
          >
            {t('surveys.traditional')}
          </ButtonLink>
          <ButtonLink
            to="/surveys/new-advanced"
            icon={<Plus size={18} aria-hidden />}
            className="max-md:hidden"
          >
            {t('shell.newSurvey')}
          </ButtonLink>
        </div>
      </PageHeader>
      <Counters />
      <List />
      <p className="mt-4 text-center">
        <Link
          to="/surveys/deleted"
          className="inline-flex min-h-10 items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink hover:underline"
        >
          <Trash2 size={16} aria-hidden />
          {t('surveys.deletedTitle')}
        </Link>
      </p>
    </>
  )
}

function List() {
  const { t } = useTranslation()
  const search = useFilters()
  const { filters, isFiltered, clear } = search
  const { surveys, error, refetch, isPlaceholderData, ...list } = useSurveyList(filters)
  const total = useTotal(filters)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const loadMore = () => void fetchNextPage({ cancelRefetch: false })
  return (
    <Card className="mt-6 overflow-hidden" aria-label={t('shell.surveys')}>
      {(isFiltered || search.typed !== '' || surveys?.length !== 0) && <Filters {...search} />}
      <ResultCount count={surveys && isFiltered && !isPlaceholderData ? total : undefined} />
      {surveys && surveys.length > 0 ? (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <SurveyRows
            key={`${filters.text}/${filters.status}`}
            surveys={surveys}
            total={total}
            hasMore={hasNextPage}
            isLoadingMore={isFetchingNextPage}
            error={isFetchNextPageError ? error : null}
            loadMore={loadMore}
          />
        </div>
      ) : surveys ? (
        isFiltered ? (
          <div className="border-t border-line">
            <EmptyState
              title={t('surveys.noMatch')}
              help={t('surveys.noMatchHelp')}
              action={
                <Button variant="secondary" onClick={clear}>
                  {t('surveys.clear')}
                </Button>
              }
            />
          </div>
        ) : (
          <EmptyState
            title={t('surveys.empty')}
            help={t('surveys.emptyHelp')}
            action={<ButtonLink to="/surveys/new-advanced">{t('surveys.emptyAction')}</ButtonLink>}
          />
        )
      ) : error ? (
        <div className="border-t border-line">
          <ErrorState error={error} retry={() => void refetch()} />
        </div>
      ) : (
        <SurveyRowSkeleton count={5} />
      )}
    </Card>
  )
}

/** Number of surveys that match the filters. */
function useTotal({ text, status }: ReturnType<typeof useFilters>['filters']): number | undefined {
  const { data } = useQuery(surveyCountsQuery(text))
  return data?.[status === 'all' ? 'total' : status]
}

/** Announced to screen readers. */
function ResultCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <output className="sr-only">
      {count !== undefined && t('surveys.found', { count, formatted: format.integer(count) })}
    </output>
  )
}

/** The loaded surveys that match the filters, with live figures. */
function useSurveyList(filters: SurveyFilters) {
  useLiveTopic('survey-figures', useMe().id)
  const query = useInfiniteQuery({
    ...surveyListQuery(filters),
    placeholderData: keepPreviousData,
  })
  const surveys = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data])
  useRefetchAtClosing(surveys)
  return { ...query, surveys }
}
