import { FlaskConical, ShieldCheck } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CreditPackage } from '#contract/packages.ts'
import { useLocale } from '../../shared/i18n.ts'
import { purchaseErrorText } from './purchase-error.ts'
import { useMe } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { InlineError } from '../ui/states.tsx'
import { PayBar } from './PayBar.tsx'
import type { Checkout } from './use-checkout.ts'

type Props = {
  chosen: CreditPackage
  checkout: Checkout
  onLeave: () => void
}

/** The package, its price and the payment form. */
export function OrderSummary({ chosen, checkout, onLeave }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const isSandbox = useMe().stand_ins.includes('payments')
  const { credits, due, error, isPending } = checkout
  const netted = Math.min(due, chosen.responses)
  const lines = [
    [t('buy.balance'), credits === undefined ? '…' : format.integer(credits)],
    [t('buy.package'), t(`billing.package.${chosen.id}`)],
    [t('buy.included'), format.integer(chosen.responses)],
    ...(netted > 0
      ? ([
          [t('buy.netted'), <bdi key="netted" dir="ltr">{`\u2212${format.integer(netted)}`}</bdi>],
          [t('buy.received'), format.integer(chosen.responses - netted)],
        ] as const)
      : []),
    [t('buy.perResponse'), format.money(chosen.pricePerResponseCents)],
  ] as const
  return (
    <div className="mt-5 grid gap-4">
      <dl aria-label={t('buy.summary')} className="rounded-lg bg-sunken p-4 text-sm">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('buy.total')}</dt>
          <dd className="font-display text-2xl">{format.money(chosen.priceCents)}</dd>
        </div>
      </dl>
      {isSandbox ? (
        <p className="flex items-center gap-2.5 rounded-md border border-dashed border-line-strong/60 px-4 py-2.5 text-sm text-ink-2">
          <FlaskConical size={16} className="shrink-0 text-accent-strong" aria-hidden />
          {t('buy.sandbox')}
        </p>
      ) : (
        <p className="flex items-center gap-2.5 text-sm text-ink-2">
          <ShieldCheck size={16} className="shrink-0 text-success" aria-hidden />
          {t('buy.secure')}
        </p>
      )}
      {error && (
        <InlineError title={t('buy.errorHeading')}>
          {purchaseErrorText(t, error, 'intentFailed')}
        </InlineError>
      )}
      <PayBar>
        <Button
          busy={isPending}
          onClick={() => checkout.choosePackage(chosen)}
          className="min-h-12 text-base"
        >
          {isPending
            ? t('buy.processing')
            : t('buy.pay', { price: format.money(chosen.priceCents) })}
        </Button>
      </PayBar>
      <p className="text-center text-xs text-ink-3">
        <Trans
          i18nKey="buy.notice"
          components={{
            terms: <Link to="/terms" onClick={onLeave} className="underline" />,
            privacy: <Link to="/privacy" onClick={onLeave} className="underline" />,
          }}
        />
      </p>
    </div>
  )
}
