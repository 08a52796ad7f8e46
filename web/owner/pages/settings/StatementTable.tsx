import { useTranslation } from 'react-i18next'
import type { StatementEntry } from '#contract/api/statement.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { bodyCell, headCell, numeric } from './PagedHistory.tsx'

export function StatementTable({ entries }: { entries: StatementEntry[] }) {
  const { t } = useTranslation()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('statement.title')}</caption>
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={`${headCell} text-start max-sm:hidden`}>
            {t('statement.number')}
          </th>
          <th scope="col" className={`${headCell} text-start`}>
            {t('statement.what')}
          </th>
          <th scope="col" className={`${headCell} ${numeric}`}>
            {t('statement.change')}
          </th>
          <th scope="col" className={`${headCell} ${numeric}`}>
            {t('statement.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = entry
  const look = credits > 0 ? 'text-success' : credits < 0 ? 'text-ink' : 'text-ink-3'
  return (
    <tr className="border-b border-line align-top last:border-0">
      <td className={`${bodyCell} text-ink-3 max-sm:hidden`}>{format.integer(entry.number)}</td>
      <td className={bodyCell}>
        <span className="block font-semibold">{t(`statement.kind.${entry.kind}`)}</span>
        <Cause entry={entry} />
        <time dateTime={entry.at} className="block text-xs text-ink-3">
          {format.dateTime(entry.at)}
        </time>
      </td>
      <td className={`${bodyCell} ${numeric} font-semibold ${look}`}>
        <bdi dir="ltr">
          {credits > 0 ? '+' : ''}
          {format.integer(credits)}
        </bdi>
      </td>
      <td className={`${bodyCell} ${numeric}`}>
        {format.integer(entry.balance)}
        {entry.receivable !== null && entry.receivable > 0 && (
          <span className="ms-auto block max-w-36 text-xs whitespace-normal text-warning">
            {t('statement.owed', { formatted: format.integer(entry.receivable) })}
          </span>
        )}
      </td>
    </tr>
  )
}

/** The cause of an entry, down to the payment or response. */
function Cause({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const title =
    entry.survey_title ??
    (entry.survey_id && t('billing.surveyNameless', { id: entry.survey_id.slice(0, 8) }))
  const quality =
    entry.response_quality === null
      ? ''
      : ` · ${t('statement.quality', { formatted: format.percent(Math.round(entry.response_quality * 100)) })}`
  return (
    <span className="block text-ink-2 [overflow-wrap:anywhere]">
      {entry.kind === 'granted' ? <bdi>{entry.reason}</bdi> : <CauseText entry={entry} />}
      {title && (
        <span className="block">
          <bdi>{title}</bdi>
          {quality}
        </span>
      )}
      {entry.provider_reference && entry.payment_id && entry.kind !== 'unlocked' && (
        <span title={entry.provider_reference} className="block text-xs text-ink-3">
          <bdi>{t('statement.reference', { id: shortenId(entry.provider_reference) })}</bdi>
        </span>
      )}
    </span>
  )
}

/** First and last characters of an id; receipts and exports have all of it. */
const shortenId = (id: string) => (id.length > 24 ? `${id.slice(0, 14)}…${id.slice(-4)}` : id)

function CauseText({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const amount = format.money(entry.amount_cents ?? 0)
  switch (entry.kind) {
    case 'purchased':
      return t('statement.cause.purchased', {
        package: entry.package_type ? t(`billing.package.${entry.package_type}`) : '',
        amount,
      })
    case 'returned':
      return t(
        entry.reason === 'call-for-help'
          ? 'statement.cause.callForHelp'
          : 'statement.cause.returned',
      )
    case 'refunded':
      return t('statement.cause.refunded', { amount })
    case 'refund_failed':
      return t('statement.cause.refund_failed', { amount })
    case 'disputed':
      return t('statement.cause.disputed', { amount })
    case 'dispute_closed':
      return entry.outcome && t(`statement.cause.${entry.outcome}`)
    case 'netted':
    case 'netting_reversed':
      return t(`statement.cause.${entry.kind}`)
    default:
      return null
  }
}
