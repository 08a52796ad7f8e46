import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CreditPackage } from '#contract/packages.ts'
import { CallError, call, newIdempotencyKey, type Input, type Output } from '../../shared/call.ts'
import { applyBalance } from '../live/live-cache.ts'
import { balanceQuery, useBalance, useMe } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { useCommand } from '../use-command.ts'
import { usePendingCredits } from './use-pending-credits.ts'

export type PaymentIntent = Output<'POST /api/billing/create-payment-intent'>
type CheckoutStep = 'packages' | 'card' | 'challenge' | 'late' | 'done'

/** Longer than the server waits for the provider's confirmation. */
const confirmTimeoutMs = 30_000

/**
 * One purchase: package, card, optional bank challenge, and confirmation, which may be late. A retry continues the same
 * payment, so that nothing is paid twice.
 */
export function useCheckout() {
  const { credits } = useBalance()
  const [step, setStep] = useState<CheckoutStep>('packages')
  const [offer, setOffer] = useState<CreditPackage>()
  const { begin, forget } = usePaymentIntent()
  const before = useRef(0)
  const awaitMore = usePendingCredits(step === 'late', () => setStep('done'))
  const confirm = useConfirmPayment({
    onPaid: () => {
      forget()
      setStep('done')
    },
    onLate: () => {
      awaitMore(before.current)
      forget()
      setStep('late')
    },
  })
  const intent = begin.data
  const confirmPaid = () => {
    before.current = credits ?? 0
    if (intent && offer) confirm.mutate({ intent, offer })
  }
  const giveCard = useCommand('POST /api/sandbox-payments/:intentId/pay', {
    onSuccess: ({ status }) =>
      status === 'requires_action' ? setStep('challenge') : confirmPaid(),
  })
  const answer = useCommand('POST /api/sandbox-payments/:intentId/challenge', {
    onSuccess: confirmPaid,
    onError: () => setStep('card'),
  })
  const attempts = [begin, giveCard, answer, confirm]
  return {
    step,
    offer,
    intent,
    credits,
    isPending: attempts.some(({ isPending }) => isPending),
    /** Whether the card was accepted, so that an error is one of the confirmation. */
    isCardAccepted: giveCard.isSuccess,
    error: attempts.map(({ error }) => error).find((error) => error !== null),
    choosePackage(chosen: CreditPackage) {
      setOffer(chosen)
      begin.mutate(chosen, { onSuccess: () => setStep('card') })
    },
    pay(card: Omit<Input<'POST /api/sandbox-payments/:intentId/pay'>, 'intentId'>) {
      if (!intent) return
      answer.reset()
      confirm.reset()
      giveCard.mutate({ intentId: intent.payment_intent_id, ...card })
    },
    answerChallenge(confirmed: boolean) {
      if (intent) answer.mutate({ intentId: intent.payment_intent_id, confirmed })
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
  const kept = useRef<{ packageId: string; key: string } | null>(null)
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: (offer: CreditPackage) => {
      if (kept.current?.packageId !== offer.id)
        kept.current = { packageId: offer.id, key: newIdempotencyKey() }
      return call(
        'POST /api/billing/create-payment-intent',
        {
          package_id: offer.id,
          amount_cents: offer.priceCents,
          currency: 'usd',
          responses_included: offer.responses,
        },
        { key: kept.current.key },
      )
    },
  })
  return { begin, forget: () => (kept.current = null) }
}

/** Waits for confirmation; `onLate` if the payment was made but is not confirmed yet. */
function useConfirmPayment({ onPaid, onLate }: { onPaid: () => void; onLate: () => void }) {
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
      if (error instanceof CallError && error.code === 'billing/unconfirmed') onLate()
    },
  })
}
