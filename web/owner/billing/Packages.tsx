import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { creditPackages, type CreditPackage } from '#contract/packages.ts'
import { useLocale } from '../../shared/i18n.ts'

type PackagesProps = {
  chosen: CreditPackage | undefined
  onChoose: (offer: CreditPackage) => void
  isDisabled: boolean
}

export function Packages({ chosen, onChoose, isDisabled }: PackagesProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      aria-label={t('buy.packages')}
      value={chosen?.id}
      disabled={isDisabled}
      onValueChange={(id) => {
        const offer = creditPackages.find((each) => each.id === id)
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
      <span className="text-sm font-semibold text-ink-2">{t(`billing.package.${offer.id}`)}</span>
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
