import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { StatementFilter } from '#contract/api/statement.ts'
import {
  itemsOf,
  statementFilterOf,
  statementFilters,
  statementQuery,
} from '../../billing/credit-queries.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { DownloadLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { LoadMore } from './LoadMore.tsx'
import { StatementTable } from './StatementTable.tsx'

export function StatementPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const filter = statementFilterOf(search)
  useTitle(t('statement.title'))
  return (
    <>
      <BackLink to="/settings/plan">{t('statement.back')}</BackLink>
      <PageHeader title={t('statement.title')} lead={t('statement.lead')}>
        <div className="flex flex-wrap items-center gap-2">
          <HelpLink article="qualified-responses" topic={t('statement.title')} />
          <Select
            label={t('statement.filter')}
            value={filter ?? 'all'}
            onChange={(kind) => setSearch(kind === 'all' ? {} : { kind }, { replace: true })}
            options={[
              { value: 'all', label: t('statement.all') },
              ...statementFilters.map((value) => ({
                value,
                label: t(`statement.filters.${value}`),
              })),
            ]}
            className="min-w-52"
          />
          <DownloadLink
            href={`/api/billing/statement.csv${filter ? `?kind=${filter}` : ''}`}
            icon={<Download size={16} aria-hidden />}
          >
            {t('statement.download')}
          </DownloadLink>
        </div>
      </PageHeader>
      <Entries filter={filter} />
    </>
  )
}

function Entries({ filter }: { filter: StatementFilter | undefined }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(statementQuery(filter))
  const entries = itemsOf(query.data)
  const { error } = query
  if (!entries)
    return (
      <Card>
        {error ? (
          <ErrorState error={error} retry={() => void query.refetch()} />
        ) : (
          <Skeleton className="m-5 h-80" />
        )}
      </Card>
    )
  const nothing = filter ? 'none' : 'empty'
  return (
    <Card className="overflow-hidden" aria-label={t('statement.title')}>
      {entries.length === 0 ? (
        <EmptyState title={t(`statement.${nothing}`)} help={t(`statement.${nothing}Help`)} />
      ) : (
        <StatementTable entries={entries} />
      )}
      <LoadMore query={query} />
    </Card>
  )
}
