import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { Card } from '../../ui/Card.tsx'

const steps = ['buy', 'collect', 'unlock'] as const

/** `isWide`: takes the page's whole width. */
export function HowItWorks({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <Card className="p-5 sm:p-6" aria-labelledby="how">
      <h2 id="how" className="font-display text-xl">
        {t('billing.how')} <HelpLink article="qualified-responses" topic={t('billing.how')} />
      </h2>
      <ol className={`mt-4 grid gap-5 ${isWide ? 'lg:grid-cols-3 lg:gap-8' : ''}`}>
        {steps.map((name, index) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
            <span className="flex size-9 items-center justify-center rounded-full bg-primary-soft font-display text-lg text-primary-text">
              <span aria-hidden>{format.integer(index + 1)}</span>
              <span className="sr-only">
                {t('billing.step', { number: format.integer(index + 1) })}
              </span>
            </span>
            <div>
              <h3 className="font-semibold">{t(`billing.steps.${name}.title`)}</h3>
              <p className="mt-0.5 text-sm text-ink-2 text-pretty">
                {t(`billing.steps.${name}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
