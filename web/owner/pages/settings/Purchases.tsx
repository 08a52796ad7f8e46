import { useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { receiptPath } from '../../billing/receipt-path.ts'
import { itemsOf, purchasesQuery, type Purchase } from '../../billing/credit-queries.ts'
import { DisputeBadge } from './DisputeBadge.tsx'
import { bodyCell, headCell, PagedHistory, numeric } from './PagedHistory.tsx'

export function Purchases() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(purchasesQuery)
  return (
    <PagedHistory
      id="purchases"
      title={t('billing.purchases')}
      empty={t('billing.purchasesEmpty')}
      items={itemsOf(query.data)}
      query={query}
    >
      {(purchases) => (
        <table className="w-full text-sm">
          <thead className="border-y border-line">
            <tr>
              <th scope="col" className={`${headCell} text-start`}>
                {t('billing.packageColumn')}
              </th>
              <th scope="col" className={`${headCell} ${numeric} max-sm:hidden`}>
                {t('billing.usedColumn')}
              </th>
              <th scope="col" className={`${headCell} ${numeric}`}>
                {t('billing.amount')}
              </th>
              <th scope="col" className={`${headCell} ${numeric}`}>
                <span className="max-sm:sr-only">{t('billing.receipt')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {purchases.map((purchase) => (
              <Row key={purchase.id} purchase={purchase} />
            ))}
          </tbody>
        </table>
      )}
    </PagedHistory>
  )
}

function Row({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const { format, locale } = useLocale()
  const date = format.dateTime(purchase.purchased_at)
  const used = format.integer(purchase.responses_used)
  const included = format.integer(purchase.qualified_responses_included)
  return (
    <tr className="border-b border-line last:border-0">
      <td className={bodyCell}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold">{t(`billing.package.${purchase.package_type}`)}</b>
          <DisputeBadge dispute={purchase.dispute} />
        </span>
        <time dateTime={purchase.purchased_at} className="block text-xs text-ink-3">
          {date}
        </time>
      </td>
      <td className={`${bodyCell} ${numeric} max-sm:hidden`}>
        <bdi dir="ltr">
          {used} / {included}
        </bdi>
      </td>
      <td className={`${bodyCell} ${numeric}`}>
        {format.money(purchase.price_cents)}
        {purchase.refunded_cents > 0 && (
          <span className="block text-xs text-danger">
            {t('billing.refunded', { amount: format.money(purchase.refunded_cents) })}
          </span>
        )}
        {purchase.lost_cents > 0 && (
          <span className="block text-xs text-danger">
            {t('billing.lost', { amount: format.money(purchase.lost_cents) })}
          </span>
        )}
      </td>
      <td className={`${bodyCell} text-end`}>
        <a
          href={receiptPath(purchase.payment_id, locale)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('billing.receiptOf', { date })}
          className="inline-flex min-h-10 min-w-10 items-center justify-end gap-1.5 rounded-sm font-medium text-primary-text hover:underline"
        >
          <span className="max-sm:hidden">{t('billing.receipt')}</span>
          <ExternalLink size={15} className="rtl:-scale-x-100" aria-hidden />
        </a>
      </td>
    </tr>
  )
}
