import { LockOpen, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../shared/i18n.ts'
import { useBuy } from '../../../billing/BuyProvider.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { UnlockDialog } from './UnlockDialog.tsx'
import { unlockPriceCents } from '../../../billing/unlock-price.ts'
import type { Selection } from './use-selection.ts'

type Props = { surveyId: string; selection: Selection }

/** What is selected, what unlocking it costs, and the way to do it. Stays in view. */
export function SelectionBar({ surveyId, selection }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { openBuy } = useBuy()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const count = selection.ids.size
  return (
    <>
      {count > 0 && (
        <section
          aria-label={t('qualified.selection.label')}
          className="sticky bottom-18 z-20 mx-auto flex w-full max-w-2xl animate-arrive flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3 ps-4 shadow-overlay md:bottom-4"
        >
          <p className="min-w-0 flex-1 text-sm">
            <output className="block font-semibold">
              {t('qualified.selection.count', { count, formatted: format.integer(count) })}
            </output>
            <span className="text-ink-2">
              {t('qualified.selection.price', {
                count,
                formatted: format.integer(count),
                price: format.money(count * unlockPriceCents),
              })}
            </span>
          </p>
          <Button
            icon={<LockOpen size={16} aria-hidden />}
            onClick={() => setAsked([...selection.ids])}
          >
            {t('qualified.selection.unlock')}
          </Button>
          <IconButton label={t('qualified.selection.clear')} onClick={selection.clear}>
            <X size={18} aria-hidden />
          </IconButton>
        </section>
      )}
      {asked && (
        <UnlockDialog
          surveyId={surveyId}
          ids={asked}
          onClose={() => setAsked(null)}
          onDone={(done) => selection.replace([...selection.ids].filter((id) => !done.has(id)))}
          onBuy={() => {
            setAsked(null)
            openBuy({ isForResponse: true, onPurchased: () => setAsked(asked) })
          }}
        />
      )}
    </>
  )
}
