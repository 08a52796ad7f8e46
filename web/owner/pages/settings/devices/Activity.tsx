import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { itemsOf } from '../../../billing/credit-queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Select.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { LoadMore } from '../LoadMore.tsx'
import { activityKindOf, activityKinds, type ActivityKind } from './activity.ts'
import { activityQuery } from './devices-queries.ts'
import { ActivityItem } from './ActivityItem.tsx'

const all = 'all'

/** The account's audit trail, newest first. The filter is in the address. */
export function Activity() {
  const { t } = useTranslation('settings')
  const [search, setSearch] = useSearchParams()
  const kind = activityKindOf(search)
  const query = useInfiniteQuery(activityQuery(kind))
  const entries = itemsOf(query.data)
  const filterBy = (next: ActivityKind | typeof all) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === all) after.delete('kind')
        else after.set('kind', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Card className="overflow-hidden" aria-labelledby="activity">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="activity" className="font-display text-xl">
            {t('activity.title')}
          </h2>
          <p className="mt-1 text-sm text-ink-2 text-pretty">{t('activity.lead')}</p>
        </div>
        <Select<ActivityKind | typeof all>
          label={t('activity.filter')}
          value={kind ?? all}
          onChange={filterBy}
          options={[
            { value: all, label: t('activity.all') },
            ...activityKinds.map((value) => ({ value, label: t(`activity.kind.${value}`) })),
          ]}
          className="w-full sm:w-72"
        />
      </header>
      {entries ? (
        entries.length === 0 ? (
          <EmptyState
            title={t(kind ? 'activity.none' : 'activity.empty')}
            help={t(kind ? 'activity.noneHelp' : 'activity.emptyHelp')}
          />
        ) : (
          <ol className="divide-y divide-line border-t border-line">
            {entries.map((entry) => (
              <ActivityItem key={entry.id} entry={entry} />
            ))}
          </ol>
        )
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeleton className="mx-5 mb-5 h-64 sm:mx-6" />
      )}
      <LoadMore query={query} />
    </Card>
  )
}
