import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { InlineError, Skeleton } from '../ui/states.tsx'
import { loadStripe, type Stripe, type StripeElements } from './load-stripe.ts'
import type { Checkout } from './use-checkout.ts'

type Props = { checkout: Checkout; secret: string; publishableKey: string }
type MountedForm = { stripe: Stripe; elements: StripeElements }

/** Stripe's Payment Element. Its payments are confirmed by Stripe's webhook. */
export function StripeCard({ checkout, secret, publishableKey }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { box, form, hasFailed, retry } = useStripeForm(secret, publishableKey)
  const [isPaying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function pay({ stripe, elements }: MountedForm): Promise<void> {
    setPaying(true)
    setRefusal(undefined)
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: `${location.origin}/settings/plan` },
      })
      if (error) setRefusal(error.message ?? t('buy.confirmFailed'))
      else checkout.confirmPaid()
    } catch {
      setRefusal(t('buy.confirmFailed'))
    }
    setPaying(false)
  }
  if (hasFailed)
    return (
      <div className="grid gap-3">
        <InlineError title={t('buy.stripeFailed')}>{t('buy.stripeFailedHelp')}</InlineError>
        <Button variant="secondary" icon={<RotateCcw size={16} aria-hidden />} onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    )
  const isBusy = isPaying || checkout.isPending
  return (
    <div className="grid gap-4">
      {refusal && <InlineError title={t('buy.errorHeading')}>{refusal}</InlineError>}
      {!form && (
        <output>
          <span className="sr-only">{t('buy.loadingForm')}</span>
          <Skeleton className="h-48" />
        </output>
      )}
      <div ref={box} />
      <Button
        busy={isBusy}
        disabled={!form}
        onClick={() => form && void pay(form)}
        className="min-h-12 text-base"
      >
        {isBusy
          ? t('buy.processing')
          : t('buy.payNow', { price: format.money(checkout.offer?.priceCents ?? 0) })}
      </Button>
    </div>
  )
}

/** Mounts the form; `retry` loads the script again. */
function useStripeForm(secret: string, publishableKey: string) {
  const { locale } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<MountedForm>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    let unmount = () => {}
    const fail = () => !isUnmounted && setFailed(true)
    async function mountForm(): Promise<void> {
      const stripe = await loadStripe(publishableKey)
      if (isUnmounted || !box.current) return
      const isDark = document.documentElement.dataset['theme'] === 'dark'
      const elements = stripe.elements({
        clientSecret: secret,
        locale: locale === 'pt-br' ? 'pt-BR' : locale,
        appearance: { theme: isDark ? 'night' : 'stripe' },
      })
      const element = elements.create('payment')
      element.on('ready', () => !isUnmounted && setForm({ stripe, elements }))
      element.on('loaderror', fail)
      element.mount(box.current)
      unmount = () => element.destroy()
    }
    mountForm().catch(fail)
    return () => {
      isUnmounted = true
      unmount()
    }
  }, [secret, publishableKey, locale, attempt])
  const retry = () => {
    setForm(undefined)
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return { box, form, hasFailed, retry }
}
