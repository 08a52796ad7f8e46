import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CreditPackage } from '#contract/packages.ts'
import { CallError, call, type Input, type Output } from '../../shared/call.ts'
import { newIdempotencyKey } from '../../shared/idempotency-key.ts'
import { applyBalance } from '../live/live-cache.ts'
import { balanceQuery, useBalance, useMe } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { useCommand } from '../use-command.ts'
import { usePendingCredits } from './use-pending-credits.ts'

export type PaymentIntent = Output<'POST /api/billing/create-payment-intent'>
type CheckoutStep = 'packages' | 'card' | 'challenge' | 'pending' | 'done'

/** Longer than the server waits for the provider's confirmation. */
const confirmTimeoutMs = 30_000

/**
 * One purchase: package, card, optional bank challenge, and confirmation, which may be late. A retry continues the same
 * payment, so that nothing is paid twice.
 */
export function useCheckout() {
  const { credits, purchased, due } = useBalance()
  const [step, setStep] = useState<CheckoutStep>('packages')
  const [offer, setOffer] = useState<CreditPackage>()
  const { createIntent, forgetIntent } = usePaymentIntent()
  const purchasedBefore = useRef(0)
  const waitForCredits = usePendingCredits(step === 'pending', () => setStep('done'))
  const confirm = useConfirmPayment({
    onPaid: () => {
      forgetIntent()
      setStep('done')
    },
    onPending: () => {
      waitForCredits(purchasedBefore.current)
      forgetIntent()
      setStep('pending')
    },
  })
  const intent = createIntent.data
  const confirmPaid = () => {
    purchasedBefore.current = purchased ?? 0
    if (intent && offer) confirm.mutate({ intent, offer })
  }
  const paySandbox = useCommand('POST /api/sandbox-payments/:intentId/pay', {
    onSuccess: ({ status }) =>
      status === 'requires_action' ? setStep('challenge') : confirmPaid(),
  })
  const sandboxChallenge = useCommand('POST /api/sandbox-payments/:intentId/challenge', {
    onSuccess: confirmPaid,
    onError: () => setStep('card'),
  })
  const attempts = [createIntent, paySandbox, sandboxChallenge, confirm]
  return {
    step,
    offer,
    intent,
    credits,
    due,
    isPending: attempts.some(({ isPending }) => isPending),
    /** Whether the card was accepted, so that an error is one of the confirmation. */
    isCardAccepted: paySandbox.isSuccess,
    error: attempts.map(({ error }) => error).find((error) => error !== null),
    choosePackage(creditPackage: CreditPackage) {
      setOffer(creditPackage)
      createIntent.mutate(creditPackage, { onSuccess: () => setStep('card') })
    },
    pay(card: Omit<Input<'POST /api/sandbox-payments/:intentId/pay'>, 'intentId'>) {
      if (!intent) return
      sandboxChallenge.reset()
      confirm.reset()
      paySandbox.mutate({ intentId: intent.payment_intent_id, ...card })
    },
    answerChallenge(confirmed: boolean) {
      if (intent) sandboxChallenge.mutate({ intentId: intent.payment_intent_id, confirmed })
    },
    confirmPaid,
    backToPackages() {
      for (const attempt of attempts) attempt.reset()
      setStep('packages')
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** Reuses the idempotency key while the package stays the same, so that a retry continues the same payment. */
function usePaymentIntent() {
  const lastIntent = useRef<{ packageId: string; key: string } | null>(null)
  const createIntent = useMutation({
    networkMode: 'always',
    mutationFn: (offer: CreditPackage) => {
      if (lastIntent.current?.packageId !== offer.id)
        lastIntent.current = { packageId: offer.id, key: newIdempotencyKey() }
      return call(
        'POST /api/billing/create-payment-intent',
        {
          package_id: offer.id,
          amount_cents: offer.priceCents,
          currency: 'usd',
          responses_included: offer.responses,
        },
        { key: lastIntent.current.key },
      )
    },
  })
  return { createIntent, forgetIntent: () => (lastIntent.current = null) }
}

/** Waits for confirmation; `onPending` if the payment was made but is not confirmed yet. */
function useConfirmPayment({ onPaid, onPending }: { onPaid: () => void; onPending: () => void }) {
  const me = useMe()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ intent, offer }: { intent: PaymentIntent; offer: CreditPackage }) =>
      call(
        'POST /api/billing/confirm-payment',
        {
          payment_intent_id: intent.payment_intent_id,
          package_type: offer.id,
          responses_included: offer.responses,
          amount_paid: offer.priceCents,
        },
        { timeoutMs: confirmTimeoutMs },
      ),
    retry: (failures, error) =>
      failures < 1 && error instanceof CallError && error.kind === 'network' && navigator.onLine,
    onSuccess: ({ total_credits }) => {
      applyBalance(me.id, total_credits)
      void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
      onPaid()
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'billing/unconfirmed') onPending()
    },
  })
}
