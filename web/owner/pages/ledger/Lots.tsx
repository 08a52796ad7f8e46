import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { creditPackages } from '#contract/packages.ts'
import { useLocale } from '../../../shared/i18n.ts'
import type { Output } from '../../../shared/call.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Legend } from '../../ui/Legend.tsx'
import { type LedgerAccess, lotsQuery } from './ledger-queries.ts'

type Lot = Output<'GET /api/ledger/lots'>[number]

const shares = ['spent', 'remaining', 'frozen', 'reversed', 'netted'] as const
const shareColors = {
  spent: 'var(--chart-6)',
  remaining: 'var(--chart-1)',
  frozen: 'var(--chart-4)',
  reversed: 'var(--border-strong)',
  netted: 'var(--chart-3)',
}

/** The lots of credits and their state as of the moment. */
export function Lots({ access, at }: { access: LedgerAccess; at: string | undefined }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(lotsQuery(access, at))
  const lots = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (lots.length === 0) return null
  return (
    <section aria-labelledby="ledger-lots" className="mb-8">
      <h2 id="ledger-lots" className="font-display text-2xl">
        {t('ledger.lots')}
      </h2>
      <p className="mb-3 text-sm text-ink-2">{t('ledger.lotsHelp')}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {lots.map((lot) => (
          <LotCard key={lot.lot_id} lot={lot} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('ledger.moreLots')}
        </Button>
      )}
    </section>
  )
}

function LotCard({ lot }: { lot: Lot }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const parts = shares.filter((share) => lot[share] > 0)
  return (
    <li>
      <Card className="grid h-full content-start gap-2 p-4">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{nameOf(lot) ?? t('ledger.granted')}</span>
          <span className="text-sm whitespace-nowrap text-ink-2">
            {format.money(lot.price_cents - lot.refunded_cents - lot.lost_cents)}
          </span>
        </p>
        <p className="text-xs text-ink-3">{format.dateTime(lot.since)}</p>
        <div className="flex h-2 gap-px overflow-hidden rounded-full bg-line" aria-hidden>
          {parts.map((share) => (
            <span key={share} style={{ flexGrow: lot[share], background: shareColors[share] }} />
          ))}
        </div>
        <Legend
          entries={parts.map((share) => ({
            color: shareColors[share],
            name: t(`ledger.${share}`),
            value: format.integer(lot[share]),
          }))}
          className="flex flex-wrap gap-x-4 gap-y-1"
        />
        {lot.owed > 0 && (
          <p className="flex gap-1.5 text-sm text-danger">
            {t('ledger.owed')}
            <span className="font-semibold">{format.integer(lot.owed)}</span>
          </p>
        )}
      </Card>
    </li>
  )
}

const nameOf = ({ package_type }: Lot) => creditPackages.find(({ id }) => id === package_type)?.name
