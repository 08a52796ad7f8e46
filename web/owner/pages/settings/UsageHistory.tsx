import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../../../shared/i18n.ts'
import { itemsOf, type CreditUse, usageQuery } from '../../billing/credit-queries.ts'
import { ScoreBadge } from '../../ui/badges.tsx'
import { bodyCell, headCell, PagedHistory, numeric } from './PagedHistory.tsx'

export function UsageHistory({ returnsLeft }: { returnsLeft: number | undefined }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const query = useInfiniteQuery(usageQuery)
  const items = itemsOf(query.data)
  const note =
    returnsLeft === undefined || !items?.length
      ? undefined
      : t('billing.returnsLeft', { count: returnsLeft, formatted: format.integer(returnsLeft) })
  return (
    <PagedHistory
      id="uses"
      title={t('billing.usage')}
      empty={t('billing.usageEmpty')}
      note={note}
      items={items}
      query={query}
    >
      {(uses) => (
        <table className="w-full text-sm">
          <thead className="border-y border-line">
            <tr>
              <th scope="col" className={`${headCell} text-start`}>
                {t('billing.survey')}
              </th>
              <th scope="col" className={`${headCell} ${numeric}`}>
                {t('billing.quality')}
              </th>
              <th scope="col" className={`${headCell} ${numeric}`}>
                {t('billing.cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {uses.map((use) => (
              <Row key={use.id} use={use} />
            ))}
          </tbody>
        </table>
      )}
    </PagedHistory>
  )
}

function Row({ use }: { use: CreditUse }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const title = use.survey_title ?? t('billing.surveyNameless', { id: use.survey_id.slice(0, 8) })
  return (
    <tr className="border-b border-line last:border-0">
      <td className={bodyCell}>
        <Link
          to={`/surveys/${use.survey_id}/edit/advanced?view=responses`}
          className="font-medium hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <time dateTime={use.used_at} className="block text-xs text-ink-3">
          {format.dateTime(use.used_at)}
        </time>
      </td>
      <td className={`${bodyCell} ${numeric}`}>
        {use.response_quality === null ? '–' : <ScoreBadge score={use.response_quality} />}
      </td>
      <td className={`${bodyCell} ${numeric}`}>
        <span className={use.returned ? 'line-through' : ''}>
          {format.money(Math.round(use.cost_amount * 100))}
        </span>
        {use.returned && (
          <span className="block text-xs text-success">{t('billing.returned')}</span>
        )}
      </td>
    </tr>
  )
}
