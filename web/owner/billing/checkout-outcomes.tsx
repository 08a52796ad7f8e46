import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { useBalance } from '../queries.ts'
import { Button } from '../ui/Button.tsx'

export function PurchaseDone({
  isForResponse,
  onClose,
}: {
  isForResponse: boolean
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits = 0 } = useBalance()
  return (
    <output className="flex animate-arrive flex-col items-center gap-2 py-10 text-center">
      <CircleCheck size={48} strokeWidth={1.5} className="text-success" aria-hidden />
      <p className="mt-2 font-display text-2xl">{t('buy.done')}</p>
      <p className="text-ink-2">
        {t('buy.doneBalance', { count: credits, formatted: format.integer(credits) })}
      </p>
      <Button onClick={onClose} className="mt-5">
        {isForResponse ? t('buy.doneAction') : t('common.close')}
      </Button>
    </output>
  )
}

/** Paid, but not yet confirmed by the provider. */
export function PaymentPending({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <output className="flex animate-arrive flex-col items-center gap-2 py-10 text-center">
      <Hourglass size={44} strokeWidth={1.5} className="text-info" aria-hidden />
      <p className="mt-2 font-display text-2xl">{t('buy.lateTitle')}</p>
      <p className="max-w-md text-ink-2 text-pretty">{t('buy.lateText')}</p>
      <Button variant="secondary" onClick={onClose} className="mt-5">
        {t('common.close')}
      </Button>
    </output>
  )
}

/** Shown when the dialog opened because credits are missing. */
export function InsufficientCreditsNotice() {
  const { t } = useTranslation()
  return (
    <p
      role="alert"
      className="mt-4 flex gap-3 rounded-md border border-warning/30 bg-warning-soft px-4 py-3 text-sm"
    >
      <TriangleAlert size={18} className="mt-0.5 shrink-0 text-warning" aria-hidden />
      <span>
        <b className="block text-warning">{t('errors.code.credits/insufficient')}</b>
        {t('qualified.insufficient')}
      </span>
    </p>
  )
}
