import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../billing/credit-queries.ts'

const looks = {
  open: 'bg-warning-soft text-warning',
  won: 'bg-success-soft text-success',
  lost: 'bg-danger-soft text-danger',
}

export function DisputeBadge({ dispute }: Pick<Purchase, 'dispute'>) {
  const { t } = useTranslation()
  if (!dispute) return null
  return (
    <span
      className={`rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[dispute]}`}
    >
      {t(`billing.disputed.${dispute}`)}
    </span>
  )
}
