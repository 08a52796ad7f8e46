import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import type { Balance } from '../../billing/credit-queries.ts'
import { Card } from '../../ui/Card.tsx'
import { DisputeBadge } from './DisputeBadge.tsx'

type Lot = Balance['active_packages'][number]

/** Distinguished by pattern and order, not by colour only. */
const lotSegments = [
  ['used', 'bg-line-strong/45', ({ responses_used }: Lot) => responses_used],
  ['remaining', 'bg-primary', ({ remaining }: Lot) => remaining],
  [
    'frozen',
    'bg-warning-soft bg-[repeating-linear-gradient(45deg,var(--warning)_0_2px,transparent_2px_7px)]',
    ({ frozen }: Lot) => frozen,
  ],
  [
    'reversed',
    'bg-danger-soft bg-[repeating-linear-gradient(-45deg,var(--danger)_0_1px,transparent_1px_5px)]',
    ({ reversed }: Lot) => reversed,
  ],
  ['netted', 'bg-ink-3/60', ({ netted }: Lot) => netted],
] as const

/** Lots with credits left, in spending order. */
export function Lots({ lots }: { lots: Lot[] }) {
  const { t } = useTranslation()
  const segments = lotSegments.filter(([, , of]) => lots.some((lot) => of(lot) > 0))
  return (
    <Card className="p-5 sm:p-6" aria-labelledby="lots">
      <h2 id="lots" className="font-display text-xl">
        {t('billing.lots')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('billing.lotsHelp')}</p>
      <ol className="mt-4 grid gap-5">
        {lots.map((lot) => (
          <LotBar key={lot.id} lot={lot} />
        ))}
      </ol>
      <ul aria-hidden className="mt-5 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-2">
        {segments.map(([name, look]) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={`size-3 rounded-sm ${look}`} />
            {t(`billing.part.${name}`)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LotBar({ lot }: { lot: Lot }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const name =
    lot.package_type === 'granted' ? t('billing.granted') : t(`billing.package.${lot.package_type}`)
  const nonEmpty = lotSegments.filter(([, , of]) => of(lot) > 0)
  const described = nonEmpty
    .map(([part, , of]) => `${t(`billing.part.${part}`)}: ${format.integer(of(lot))}`)
    .join(', ')
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-xs text-ink-3">{format.day(lot.purchased_at)}</span>
        <DisputeBadge dispute={lot.dispute} />
        <span className="ms-auto">
          {t('billing.left', {
            formatted: format.integer(lot.remaining),
            total: format.integer(lot.qualified_responses_included),
          })}
        </span>
      </p>
      <p className="sr-only">{described}</p>
      <div aria-hidden className="mt-2 flex h-3 gap-px overflow-hidden rounded-full bg-sunken">
        {nonEmpty.map(([part, look, of]) => (
          <span
            key={part}
            className={`min-w-1 transition-[flex-grow] duration-300 ${look}`}
            style={{ flexGrow: of(lot), flexBasis: 0 }}
          />
        ))}
      </div>
    </li>
  )
}
