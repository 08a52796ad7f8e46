import { ChevronDown, Link2, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { LedgerFault } from '#contract/api/audit.ts'
import { creditPackages } from '#contract/packages.ts'
import type { Output } from '../../../shared/call.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { receiptPath } from '../../billing/receipt-path.ts'

type Entry = Output<'GET /api/ledger/entries'>[number]
type Props = {
  entry: Entry
  fault: LedgerFault['fault'] | undefined
  /** Owners get links to what caused an entry; auditors see names only. */
  isOwn: boolean
}

/** An entry with its cause and balance; opened, its identifiers and hashes. */
export function EntryRow({ entry, fault, isOwn }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { revision, type, at, credits, balance } = entry
  const sign = credits > 0 ? '+' : credits < 0 ? '\u2212' : ''
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3.5 hover:bg-sunken/60 focus-visible:-outline-offset-2 sm:gap-4 sm:px-5">
        <span
          className={`flex size-8 shrink-0 items-center justify-center rounded-full ${fault ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink-3'}`}
        >
          {fault ? <Link2Off size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{t(`ledger.type.${type}`)}</span>
            <span className="text-xs text-ink-3" dir="ltr">
              #{format.integer(revision)}
            </span>
          </span>
          <Cause entry={entry} />
          {fault && (
            <span className="block text-sm font-semibold text-danger">
              {t(`ledger.fault.${fault}`)}
            </span>
          )}
        </span>
        <span className="shrink-0 text-end">
          <span
            className={`block font-semibold ${credits > 0 ? 'text-success' : credits < 0 ? 'text-ink' : 'text-ink-3'}`}
          >
            <bdi dir="ltr">
              {sign}
              {format.integer(Math.abs(credits))}
            </bdi>
          </span>
          <span className="block text-xs text-ink-3">
            {t('ledger.balanceAfter', { formatted: format.integer(balance) })}
          </span>
          <time dateTime={at} className="block text-xs text-ink-3">
            {format.dateTime(at)}
          </time>
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className="shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <Details entry={entry} isOwn={isOwn} />
    </details>
  )
}

function Cause({ entry: { cause } }: { entry: Entry }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const parts =
    cause.kind === 'grant'
      ? [cause.reason]
      : cause.kind === 'payment'
        ? [
            creditPackages.find(({ id }) => id === cause.package_type)?.name,
            cause.amount_cents === null ? undefined : format.money(cause.amount_cents),
            cause.outcome ? t(`ledger.${cause.outcome}`) : undefined,
          ]
        : [
            cause.survey_title ?? t('ledger.noTitle'),
            cause.score === null
              ? undefined
              : t('ledger.score', { formatted: format.percent(cause.score * 100) }),
          ]
  return (
    <span className="line-clamp-2 block text-sm text-ink-2 text-page" dir="auto">
      {parts.filter(Boolean).join(' · ')}
    </span>
  )
}

function Details({ entry, isOwn }: Omit<Props, 'fault'>) {
  const { t } = useTranslation()
  const { cause } = entry
  const causeLines: [Parameters<typeof Line>[0]['name'], string | null][] =
    cause.kind === 'payment'
      ? [
          ['payment', cause.payment_id],
          ['reference', cause.reference],
          ['webhook', cause.webhook_id],
          ['dispute', cause.dispute_id],
          ['owedPayment', cause.owed_payment_id],
        ]
      : cause.kind === 'response'
        ? [
            ['question', cause.question ?? t('ledger.erased')],
            ['response', cause.response_id],
            ['survey', cause.survey_id],
          ]
        : []
  const lines: typeof causeLines = [
    ...causeLines,
    ['entry', entry.entry_id],
    ['lot', entry.lot_id],
    ['previousHash', entry.previous_hash],
    ['hash', entry.hash],
  ]
  return (
    <dl className="grid gap-2 border-t border-line bg-sunken/50 px-4 py-4 text-sm sm:ps-17 sm:pe-5">
      {lines.map(([name, value]) => (
        <Line key={name} name={name} value={value} isLink={isOwn} />
      ))}
    </dl>
  )
}

type LineProps = {
  name:
    | 'entry'
    | 'lot'
    | 'payment'
    | 'reference'
    | 'webhook'
    | 'dispute'
    | 'owedPayment'
    | 'response'
    | 'survey'
    | 'question'
    | 'previousHash'
    | 'hash'
  value: string | null
  isLink: boolean
}

function Line({ name, value, isLink }: LineProps) {
  const { t } = useTranslation()
  if (value === null) return null
  const isText = name === 'question'
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{t(`ledger.field.${name}`)}</dt>
      <dd
        dir={isText ? 'auto' : 'ltr'}
        className={
          isText ? 'text-page' : 'font-mono text-xs leading-5 break-all text-ink-2 rtl:text-end'
        }
      >
        {isLink ? <LinkedValue name={name} value={value} /> : value}
      </dd>
    </div>
  )
}

/** A purchase links to its receipt, an unlocked response to its survey's responses. */
function LinkedValue({ name, value }: { name: LineProps['name']; value: string }) {
  const { locale } = useLocale()
  const look = 'text-primary-text underline-offset-2 hover:underline'
  if (name === 'payment' || name === 'owedPayment')
    return (
      <a href={receiptPath(value, locale)} target="_blank" rel="noreferrer" className={look}>
        {value}
      </a>
    )
  if (name === 'survey')
    return (
      <Link to={`/surveys/${value}/response`} className={look}>
        {value}
      </Link>
    )
  return value
}
