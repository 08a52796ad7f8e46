import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { Figure } from '../../ui/Figure.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { ChainVerification } from './ChainVerification.tsx'
import { timeRangeOf } from './chart-paths.ts'
import { Entries } from './Entries.tsx'
import { Lots } from './Lots.tsx'
import { TimeTravel } from './TimeTravel.tsx'
import {
  type LedgerAccess,
  balancesQuery,
  ledgerQuery,
  fetchEntryTime,
  verificationQuery,
} from './ledger-queries.ts'
import type { useMoment } from './use-moment.ts'

type Props = { access: LedgerAccess; moment: ReturnType<typeof useMoment> }

/** A ledger as of a moment: chart, lots, entries and verification. */
export function Ledger({ access, moment: { selected, debounced, select } }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const ledger = useQuery(ledgerQuery(access, debounced))
  const balances = useQuery(balancesQuery(access))
  const chain = useQuery(verificationQuery(access))
  const now = useQuery(ledgerQuery(access, undefined))
  const failed = ledger.error ?? balances.error
  if (failed)
    return (
      <ErrorState
        error={failed}
        retry={() => void Promise.all([ledger.refetch(), balances.refetch()])}
      />
    )
  if (!ledger.data || !balances.data) return <Loading />
  const { since, until, balance, entries, lots, receivable } = ledger.data
  if (since === null || until === null)
    return (
      <>
        <EmptyState title={t('ledger.empty')} help={t('ledger.emptyHelp')} />
        {chain.data && chain.data.total_faults > 0 && (
          <ChainVerification access={access} total={0} />
        )}
      </>
    )
  const span = timeRangeOf(since, until)
  const step = async (by: 1 | -1) => {
    const revision = by === 1 ? entries : entries - 2
    // One millisecond before the first entry the ledger is empty.
    const at =
      revision < 0
        ? new Date(span.since - 1).toISOString()
        : await fetchEntryTime(access, revision).catch(() => undefined)
    if (at !== undefined) select(at)
  }
  return (
    <>
      <TimeTravel
        buckets={balances.data}
        span={span}
        at={selected}
        balance={balance}
        onTravel={select}
        onStep={(by) => void step(by)}
        canStep={{ back: entries > 0, forward: debounced !== undefined && debounced < until }}
      />
      <div className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={t('ledger.balance')} value={format.integer(balance)} />
        <Figure label={t('ledger.entriesCount')} value={format.integer(entries)} />
        <Figure label={t('ledger.lotsCount')} value={format.integer(lots)} />
        <Figure label={t('ledger.receivable')} value={format.integer(receivable)} />
      </div>
      <ChainVerification access={access} total={now.data?.entries ?? entries} />
      <Lots access={access} at={debounced} />
      {entries > 0 ? (
        <Entries access={access} at={debounced} total={entries} faults={chain.data?.faults ?? []} />
      ) : (
        <p className="py-8 text-center text-ink-2">{t('ledger.beforeFirst')}</p>
      )}
    </>
  )
}

function Loading() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
