import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { callPage } from '../../../shared/call.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

/** The ledgers that a token covers, by owner id. */
export function LedgerList({ token }: { token: string }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const query = useInfiniteQuery({
    queryKey: ['ledger-list', token],
    queryFn: ({ pageParam: after, signal }) =>
      callPage('GET /api/ledger/owners', { after }, { signal, token }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-72 w-full" />
  return (
    <>
      <PageHeader title={t('ledger.choose')} lead={t('ledger.chooseHelp')} />
      <Card>
        <ul className="divide-y divide-line">
          {query.data.pages
            .flatMap(({ items }) => items)
            .map(({ owner_id, balance }) => (
              <li key={owner_id}>
                <Link
                  to={`?owner=${owner_id}`}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 hover:bg-sunken/60"
                >
                  <span className="font-mono text-sm break-all" dir="ltr">
                    {owner_id}
                  </span>
                  <span className="text-sm text-ink-2">
                    {t('ledger.balanceAfter', { formatted: format.integer(balance) })}
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </Card>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('surveys.loadMore')}
        </Button>
      )}
    </>
  )
}
