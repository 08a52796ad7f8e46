// Stripe's own script, from Stripe alone: cards are given to a form of theirs, which this app never sees into.

type Failure = { error?: { message?: string } }

export type StripeForm = {
  mount(element: HTMLElement): void
  destroy(): void
  on(event: 'ready' | 'loaderror', hear: () => void): void
}
export type StripeElements = { create(kind: 'payment'): StripeForm }
export type Stripe = {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }): Promise<Failure>
}

const source = 'https://js.stripe.com/v3/'
const patienceMs = 15_000

/** Rejects where the provider cannot be reached; then it may be tried again. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  const known = Object(globalThis) as { Stripe?: (key: string) => Stripe }
  if (!known.Stripe) await loadScript()
  if (!known.Stripe) throw new Error('Stripe failed to load')
  return known.Stripe(publishableKey)
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Stripe failed to load'))
    }
    const timer = setTimeout(fail, patienceMs)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.src = source
    document.head.append(script)
  })
}
