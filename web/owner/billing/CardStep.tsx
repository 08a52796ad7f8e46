import { ArrowLeft, Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../shared/call.ts'
import { useLocale } from '../../shared/i18n.ts'
import { purchaseErrorText } from './purchase-error.ts'
import { Button } from '../ui/Button.tsx'
import { InlineError } from '../ui/states.tsx'
import { SandboxCard } from './SandboxCard.tsx'
import { StripeCard } from './StripeCard.tsx'
import type { Checkout } from './use-checkout.ts'

/** Card form: the provider's, or the sandbox's. */
export function CardStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation()
  const { intent, isPending, step } = checkout
  if (!intent) return null
  if (step === 'challenge') return <Challenge checkout={checkout} />
  const { client_secret: secret, publishable_key: key } = intent
  return (
    <div className="mt-4 grid gap-4">
      <PaymentError checkout={checkout} />
      {secret && key ? (
        <StripeCard checkout={checkout} secret={secret} publishableKey={key} />
      ) : (
        <SandboxCard checkout={checkout} />
      )}
      <Button
        variant="quiet"
        disabled={isPending}
        icon={<ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />}
        onClick={checkout.backToPackages}
      >
        {t('buy.back')}
      </Button>
    </div>
  )
}

const declineCodes = ['card_declined', 'insufficient_funds', 'authentication_failed'] as const

function PaymentError({ checkout: { error, isCardAccepted } }: { checkout: Checkout }) {
  const { t } = useTranslation()
  if (!error || isCardFieldError(error)) return null
  const declineCode: unknown = error instanceof CallError && Object(error.details).decline_code
  const reason = declineCodes.find((code) => code === declineCode)
  return (
    <InlineError title={t('buy.errorHeading')}>
      {reason
        ? t(`buy.declinedWhy.${reason}`)
        : purchaseErrorText(t, error, isCardAccepted ? 'confirmFailed' : 'failed')}
    </InlineError>
  )
}

/** Shown beside the field instead. */
const isCardFieldError = (error: Error) =>
  error instanceof CallError && error.code === 'billing/card-invalid'

/** Bank authentication of a sandbox payment. */
function Challenge({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const price = format.money(checkout.intent?.amount_cents ?? 0)
  return (
    <section
      aria-labelledby="challenge"
      className="mt-6 flex animate-arrive flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong/60 bg-sunken px-5 py-8 text-center"
    >
      <Landmark size={36} strokeWidth={1.5} className="text-primary-text" aria-hidden />
      <h3 id="challenge" className="font-display text-2xl">
        {t('buy.challengeTitle')}
      </h3>
      <p className="max-w-md text-ink-2 text-pretty">{t('buy.challengeText', { price })}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button
          variant="secondary"
          disabled={checkout.isPending}
          onClick={() => checkout.answerChallenge(false)}
        >
          {t('buy.challengeNo')}
        </Button>
        <Button busy={checkout.isPending} onClick={() => checkout.answerChallenge(true)}>
          {checkout.isPending ? t('buy.processing') : t('buy.challengeYes')}
        </Button>
      </div>
    </section>
  )
}
