import { Check, ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BackLink } from '../../ui/BackLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { CreateFormFields } from './CreateFormFields.tsx'

const steps = ['describe', 'propose', 'adjust', 'share'] as const
const features = ['types', 'order', 'proposals', 'anywhere'] as const

/** Creates a survey with fixed questions that the AI proposes. */
export function CreateFormPage() {
  const { t } = useTranslation()
  useTitle(t('traditional.title'))
  return (
    <>
      <BackLink to="/dashboard">{t('shell.dashboard')}</BackLink>
      <PageHeader title={t('traditional.title')} lead={t('traditional.lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <CreateFormFields />
        <div className="grid gap-6">
          <Card className="p-5" aria-labelledby="how">
            <h2 id="how" className="flex items-center gap-2 text-sm font-semibold">
              <ListChecks size={16} className="text-primary-text" aria-hidden />
              {t('traditional.how')}
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 ps-5 text-sm text-ink-2 marker:font-semibold marker:text-ink-3">
              {steps.map((step) => (
                <li key={step}>{t(`traditional.step.${step}`)}</li>
              ))}
            </ol>
          </Card>
          <Card className="p-5" aria-labelledby="features">
            <h2 id="features" className="text-sm font-semibold">
              {t('traditional.features')}
            </h2>
            <ul className="mt-3 grid gap-2 text-sm text-ink-2">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2">
                  <Check size={16} className="mt-0.75 shrink-0 text-success" aria-hidden />
                  {t(`traditional.feature.${feature}`)}
                </li>
              ))}
            </ul>
          </Card>
          <p className="text-sm text-ink-2">
            {t('traditional.otherwise')}{' '}
            <Link
              to="/surveys/new-advanced"
              className="font-semibold text-primary-text underline underline-offset-2"
            >
              {t('traditional.otherwiseLink')}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
