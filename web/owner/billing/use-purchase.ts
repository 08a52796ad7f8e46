import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CreditPackage } from '#contract/packages.ts'
import { CallError, call, newIntent } from '../../shared/call.ts'
import { showBalance, useMe } from '../queries.ts'
import { queryClient } from '../query-client.ts'

type Intent = { packageId: string; key: string }

/** Buys a package: begins the payment, then waits for the provider's word. Trying again after a failure pays once. */
export function usePurchase() {
  const me = useMe()
  const intent = useRef<Intent | null>(null)
  return useMutation({
    networkMode: 'always',
    mutationFn: async (offer: CreditPackage) => {
      if (intent.current?.packageId !== offer.id) {
        intent.current = { packageId: offer.id, key: newIntent() }
      }
      const { key } = intent.current
      try {
        const paid = await pay(offer, key)
        intent.current = null
        return paid
      } catch (error) {
        // A definite refusal ends this payment; whatever is uncertain is taken up again where it stopped.
        if (!(error instanceof CallError && error.isUncertain)) intent.current = null
        throw error
      }
    },
    onSuccess: ({ total_credits }) => {
      showBalance(me.id, total_credits)
      void queryClient.invalidateQueries({ queryKey: ['balance'] })
    },
  })
}

async function pay(offer: CreditPackage, key: string) {
  const { payment_intent_id } = await call(
    'POST /api/billing/create-payment-intent',
    {
      package_id: offer.id,
      amount_cents: offer.priceCents,
      currency: 'usd',
      responses_included: offer.responses,
    },
    { key },
  )
  return call(
    'POST /api/billing/confirm-payment',
    {
      payment_intent_id,
      package_type: offer.id,
      responses_included: offer.responses,
      amount_paid: offer.priceCents,
    },
    { key: `${key}-confirm`, timeoutMs: 30_000 },
  )
}
