import { ClipboardCheck, PencilLine, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../queries.ts'
import { StepHeading } from './StepHeading.tsx'

const parts = [
  ['describe', PencilLine],
  ['propose', Sparkles],
  ['check', ClipboardCheck],
] as const

export function WelcomeStep() {
  const { t } = useTranslation('onboarding')
  const { name } = useMe().google_user_data
  return (
    <>
      <StepHeading lead={t('welcome.lead')}>
        {name ? t('welcome.titleNamed', { name }) : t('welcome.title')}
      </StepHeading>
      <ol className="mt-8 grid gap-3">
        {parts.map(([part, Icon]) => (
          <li
            key={part}
            className="flex items-start gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
              <Icon size={20} aria-hidden />
            </span>
            <span>
              <span className="block font-semibold">{t(`welcome.${part}`)}</span>
              <span className="mt-0.5 block text-sm text-ink-2">{t(`welcome.${part}Help`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
