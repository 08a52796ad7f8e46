import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { creditPackages } from '#contract/packages.ts'
import { useLocale } from '../../shared/i18n.ts'
import { CardStep } from './CardStep.tsx'
import { PurchaseDone, PaymentPending, InsufficientCreditsNotice } from './checkout-outcomes.tsx'
import { Packages } from './Packages.tsx'
import type { PurchasePurpose } from './purchase-purpose.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

const popularPackage = creditPackages.find((offer) => offer.popular) ?? creditPackages[0]

/** Initial focus: the selected package. */
const selectedRadioSelector = '[role=dialog] [role=radio][aria-checked=true]'

type Props = {
  isOpen: boolean
  onClose: () => void
  purpose: PurchasePurpose
  finalFocus: () => HTMLElement | null
}

export function BuyDialog({ isOpen, onClose, purpose, finalFocus }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const checkout = useCheckout()
  const { step, offer, isPending } = checkout
  // Stay open while a payment is pending: its outcome must be visible.
  const close = () => {
    if (isPending) return
    onClose()
    if (step === 'done') purpose.onPurchased?.()
    checkout.backToPackages()
  }
  const isPaying = (step === 'card' || step === 'challenge') && offer
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={() => document.querySelector<HTMLElement>(selectedRadioSelector)}
          finalFocus={finalFocus}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full max-w-2xl overflow-y-auto rounded-t-xl border border-line bg-raised p-5 shadow-overlay transition duration-200 outline-none data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-xl sm:p-7 sm:data-ending-style:-translate-y-[48%] sm:data-starting-style:-translate-y-[48%]"
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="font-display text-3xl">
              {isPaying
                ? t('buy.cardTitle', { price: format.money(offer.priceCents) })
                : t('buy.title')}
            </Dialog.Title>
            <Dialog.Close
              disabled={isPending}
              aria-label={t('common.close')}
              className="-m-1.5 inline-flex size-10 items-center justify-center rounded-md text-ink-2 hover:bg-sunken disabled:opacity-40"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <Steps checkout={checkout} purpose={purpose} onClose={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type StepsProps = { checkout: Checkout; purpose: PurchasePurpose; onClose: () => void }

function Steps({ checkout, purpose, onClose }: StepsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(popularPackage)
  const { step } = checkout
  const box = useRef<HTMLDivElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // The focused element left with the previous step.
    box.current?.focus()
  }, [step])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {step === 'done' && (
        <PurchaseDone isForResponse={purpose.isForResponse ?? false} onClose={onClose} />
      )}
      {step === 'pending' && <PaymentPending onClose={onClose} />}
      {(step === 'card' || step === 'challenge') && <CardStep checkout={checkout} />}
      {step === 'packages' && (
        <>
          <Dialog.Description className="mt-1 text-ink-2">{t('buy.lead')}</Dialog.Description>
          {purpose.hasInsufficientCredits && <InsufficientCreditsNotice />}
          <Packages chosen={chosen} onChoose={setChosen} isDisabled={checkout.isPending} />
          {chosen && <OrderSummary chosen={chosen} checkout={checkout} onLeave={onClose} />}
        </>
      )}
    </div>
  )
}
