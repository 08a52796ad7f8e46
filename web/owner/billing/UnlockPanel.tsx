import { LockOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { useBalance } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { useBuy } from './BuyProvider.tsx'
import { unlockPriceCents } from './unlock-price.ts'
import { useUnlockResponse } from './use-unlock-response.ts'

type PanelProps = { surveyId: string; responseId: string; onUnlocked: () => void }

/** What reading the whole response costs, and the button that pays it. */
export function UnlockPanel({ surveyId, responseId, onUnlocked }: PanelProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { credits } = useBalance()
  const { openBuy } = useBuy()
  const unlock = useUnlockResponse(surveyId, onUnlocked)
  const price = format.money(unlockPriceCents)
  const hasCredit = credits === undefined || credits > 0
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-sunken p-4">
      <p className="text-sm">
        <span className="block font-semibold">{t('qualified.seeFull')}</span>
        <span className={hasCredit ? 'text-ink-2' : 'text-warning'}>
          {hasCredit ? `${price} · ${t('qualified.price')}` : t('qualified.noCredits')}
        </span>
      </p>
      {hasCredit ? (
        <Button
          busy={unlock.isPending}
          icon={<LockOpen size={16} aria-hidden />}
          onClick={() => unlock.mutate({ id: responseId })}
        >
          {unlock.isPending ? t('qualified.unlocking') : t('qualified.unlock', { price })}
        </Button>
      ) : (
        <Button onClick={() => openBuy({ isForResponse: true })}>
          {t('qualified.buyToUnlock')}
        </Button>
      )}
    </div>
  )
}
