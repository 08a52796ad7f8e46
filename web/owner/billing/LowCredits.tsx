import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../shared/i18n.ts'
import { useBalance } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { useBuy } from './BuyProvider.tsx'

/** Reminds before credits run out. */
export function LowCredits() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const { openBuy } = useBuy()
  if (credits === undefined || credits >= limits.lowBalance) return null
  return (
    <section
      aria-label={t('billing.lowHelp')}
      className="flex animate-arrive flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-warning/30 bg-warning-soft px-4 py-3"
    >
      <TriangleAlert size={20} className="shrink-0 text-warning" aria-hidden />
      <p className="min-w-0 flex-1 basis-52 text-sm">
        <b className="block text-warning">
          {credits === 0
            ? t('billing.lowNone')
            : t('billing.low', { count: credits, formatted: format.integer(credits) })}
        </b>
        {t('billing.lowHelp')}
      </p>
      <Button look="secondary" onClick={() => openBuy()}>
        {t('billing.buy')}
      </Button>
    </section>
  )
}
