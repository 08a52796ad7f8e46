import { Landmark, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import type { Balance } from '../../billing/credit-queries.ts'

/** Explains frozen credits and a negative balance after disputes and refunds. */
export function BalanceNotices({ balance }: { balance: Balance }) {
  const { frozen, receivable, receivable_due: due } = balance
  const disputed = receivable - due
  const { t } = useTranslation()
  const { format } = useLocale()
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  return (
    <>
      {frozen > 0 && (
        <Note icon={<Landmark size={20} aria-hidden />} title={t('billing.frozenTitle')}>
          {t('billing.frozen', counted(frozen))}
        </Note>
      )}
      {due > 0 && (
        <Note icon={<Scale size={20} aria-hidden />} title={t('billing.owedTitle')}>
          {t('billing.owed', counted(due))}
        </Note>
      )}
      {disputed > 0 && (
        <Note icon={<Scale size={20} aria-hidden />} title={t('billing.owedDisputedTitle')}>
          {t('billing.owedDisputed', counted(disputed))}
        </Note>
      )}
    </>
  )
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 rounded-lg border border-line bg-sunken px-5 py-4 text-sm">
      <span className="mt-0.5 shrink-0 text-warning">{icon}</span>
      <p className="text-pretty">
        <b className="block">{title}</b>
        <span className="text-ink-2">{children}</span>
      </p>
    </div>
  )
}
