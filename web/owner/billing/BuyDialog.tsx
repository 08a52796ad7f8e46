import { Dialog } from '@base-ui/react/dialog'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CircleCheck, FlaskConical, ShieldCheck, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { creditPackages, type CreditPackage } from '#contract/packages.ts'
import { useLocale } from '../../shared/i18n.ts'
import { errorText } from '../error-text.ts'
import { useBalance, useMe } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { InlineError } from '../ui/states.tsx'
import { usePurchase } from './use-purchase.ts'

const popular = creditPackages.find((offer) => offer.popular) ?? creditPackages[0]

export function BuyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const purchase = usePurchase()
  const [chosen, setChosen] = useState(popular)
  // Closing while money is on its way would hide how it ended.
  const close = () => {
    if (purchase.isPending) return
    onClose()
    purchase.reset()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full max-w-2xl overflow-y-auto rounded-t-xl border border-line bg-raised p-5 shadow-overlay transition duration-200 outline-none data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-xl sm:p-7 sm:data-ending-style:-translate-y-[48%] sm:data-starting-style:-translate-y-[48%]">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="font-display text-3xl">{t('buy.title')}</Dialog.Title>
            <Dialog.Close
              disabled={purchase.isPending}
              aria-label={t('common.close')}
              className="-m-1.5 inline-flex size-10 items-center justify-center rounded-md text-ink-2 hover:bg-sunken disabled:opacity-40"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          {purchase.data ? (
            <Done credits={purchase.data.total_credits} onClose={close} />
          ) : (
            <>
              <Dialog.Description className="mt-1 text-ink-2">{t('buy.lead')}</Dialog.Description>
              <Packages chosen={chosen} onChoose={setChosen} isDisabled={purchase.isPending} />
              {chosen && <Checkout chosen={chosen} purchase={purchase} onLeave={close} />}
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type PackagesProps = {
  chosen: CreditPackage | undefined
  onChoose: (offer: CreditPackage) => void
  isDisabled: boolean
}

function Packages({ chosen, onChoose, isDisabled }: PackagesProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      aria-label={t('buy.packages')}
      value={chosen?.id}
      disabled={isDisabled}
      onValueChange={(id) => {
        const offer = creditPackages.find((known) => known.id === id)
        if (offer) onChoose(offer)
      }}
      className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4"
    >
      {creditPackages.map((offer) => (
        <Package key={offer.id} offer={offer} />
      ))}
    </RadioGroup>
  )
}

function Package({ offer }: { offer: CreditPackage }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="relative flex cursor-pointer flex-col rounded-lg border border-line bg-surface p-4 pt-5 transition-colors duration-150 hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-data-checked:border-primary has-data-checked:bg-primary-soft has-data-checked:ring-1 has-data-checked:ring-primary"
    >
      <Radio.Root id={id} value={offer.id} className="sr-only" />
      {offer.popular && (
        <span className="absolute -top-2.5 start-3 rounded-full bg-accent px-2.5 py-0.5 text-xs font-semibold text-(--on-accent)">
          {t('buy.popular')}
        </span>
      )}
      <span className="text-sm font-semibold text-ink-2">{offer.name}</span>
      <span className="mt-1 font-display text-xl whitespace-nowrap">
        {format.money(offer.priceCents)}
      </span>
      <span className="mt-1 text-sm">
        {t('buy.responses', { count: offer.responses, formatted: format.integer(offer.responses) })}
      </span>
      <span className="text-xs text-ink-2">
        {t('buy.each', { price: format.money(offer.pricePerResponseCents) })}
      </span>
      <span className="mt-2 min-h-4 text-xs font-semibold text-success">
        {offer.savingsPercent > 0 &&
          t('buy.save', { formatted: format.percent(offer.savingsPercent) })}
      </span>
    </label>
  )
}

type CheckoutProps = {
  chosen: CreditPackage
  purchase: ReturnType<typeof usePurchase>
  onLeave: () => void
}

function Checkout({ chosen, purchase, onLeave }: CheckoutProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const isSandbox = useMe().stand_ins.includes('payments')
  const { credits } = useBalance()
  const lines = [
    [t('buy.balance'), credits === undefined ? '…' : format.integer(credits)],
    [t('buy.package'), chosen.name],
    [t('buy.included'), format.integer(chosen.responses)],
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
      {purchase.error && (
        <InlineError title={t('buy.errorHeading')}>
          {errorText(t, purchase.error, t('buy.failed'))}
        </InlineError>
      )}
      <Button
        busy={purchase.isPending}
        onClick={() => purchase.mutate(chosen)}
        className="min-h-12 text-base max-sm:sticky max-sm:bottom-0"
      >
        {purchase.isPending
          ? t('buy.processing')
          : t('buy.pay', { price: format.money(chosen.priceCents) })}
      </Button>
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

function Done({ credits: granted, onClose }: { credits: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const credits = useBalance().credits ?? granted
  return (
    <output className="flex animate-arrive flex-col items-center gap-2 py-10 text-center">
      <CircleCheck size={48} strokeWidth={1.5} className="text-success" aria-hidden />
      <p className="mt-2 font-display text-2xl">{t('buy.done')}</p>
      <p className="text-ink-2">
        {t('buy.doneBalance', { count: credits, formatted: format.integer(credits) })}
      </p>
      <Button onClick={onClose} className="mt-5">
        {t('buy.doneAction')}
      </Button>
    </output>
  )
}
