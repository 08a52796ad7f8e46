import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../../../shared/i18n.ts'
import { itemsOf, type CreditUse, usageQuery } from '../../billing/credit-queries.ts'
import { turnPath } from '../../survey-paths.ts'
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
          className="inline-flex min-h-6 items-center font-medium hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          <time dateTime={use.used_at}>{format.dateTime(use.used_at)}</time>
          {use.session_id !== null && (
            <Link
              to={turnPath(use.survey_id, {
                conversation_id: use.session_id,
                response_id: use.id,
              })}
              className="inline-flex min-h-6 items-center font-semibold text-primary-text hover:underline"
            >
              {t('billing.conversation')}
            </Link>
          )}
        </p>
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
