// Stripe's script, loaded from Stripe only: card data is entered into Stripe's form, which this app cannot read.

type ConfirmResult = { error?: { message?: string } }

export type StripeElement = {
  mount(element: HTMLElement): void
  destroy(): void
  on(event: 'ready' | 'loaderror', handler: () => void): void
}
export type StripeElements = { create(kind: 'payment'): StripeElement }
export type Stripe = {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }): Promise<ConfirmResult>
}

const source = 'https://js.stripe.com/v3/'
const loadTimeoutMs = 15_000

/** Rejects if the script cannot be loaded; it may be retried. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  const stripeGlobal = Object(globalThis) as { Stripe?: (key: string) => Stripe }
  if (!stripeGlobal.Stripe) await loadScript()
  if (!stripeGlobal.Stripe) throw new Error('Stripe failed to load')
  return stripeGlobal.Stripe(publishableKey)
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Stripe failed to load'))
    }
    const timer = setTimeout(fail, loadTimeoutMs)
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
