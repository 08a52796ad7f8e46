import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { OnboardingStep } from '#contract/onboarding.ts'
import { call } from '../../../shared/call.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { leaveOnboarding } from '../../onboarding-state.ts'
import { useMe } from '../../queries.ts'
import { HelpHost } from '../../help/HelpHost.tsx'
import { returnPathOf } from '../../return-path.ts'
import { AccountLanguageMenu } from '../../shell/AccountLanguageMenu.tsx'
import { ThemeMenu } from '../../shell/preferences.tsx'
import { Button } from '../../ui/Button.tsx'
import { Logo } from '../../../shared/Logo.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { GoalStep } from './GoalStep.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { ReadyStep } from './ReadyStep.tsx'
import { openProgress } from './save-progress.ts'
import { StepButtons } from './StepButtons.tsx'
import { WelcomeStep } from './WelcomeStep.tsx'

/** Under this width a completion counts as one on a phone. */
const mobileWidth = 768

/** The three steps of a new owner, at the step that the server has. */
export function OnboardingPage() {
  const { t } = useTranslation('onboarding')
  const { step, isLeaving, goTo, leaveFor } = useOnboarding()
  const [search] = useSearchParams()
  useTitle(t('title'))
  return (
    <Toasts>
      <HelpHost />
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center gap-x-1 gap-y-3 px-4 py-4 sm:px-5">
          <Logo />
          <div className="order-last w-full sm:order-none sm:mx-auto sm:w-auto">
            <Progress step={step} />
          </div>
          <div className="ms-auto flex items-center gap-1 sm:ms-0">
            <AccountLanguageMenu compact />
            <ThemeMenu />
            <Button
              variant="quiet"
              disabled={isLeaving}
              onClick={() => void leaveFor(returnPathOf(search))}
            >
              {t('skip')}
            </Button>
          </div>
        </header>
        <main className="mx-auto w-full max-w-[760px] flex-1 px-4 pt-4 sm:px-5 sm:pt-8">
          {step === 0 && (
            <>
              <WelcomeStep />
              <StepButtons onBack={undefined}>
                <Button onClick={() => goTo(1)} className="min-h-12 px-8 text-base">
                  {t('next')}
                </Button>
              </StepButtons>
            </>
          )}
          {step === 1 && <GoalStep onBack={() => goTo(0)} onNext={() => goTo(2)} />}
          {step === 2 && (
            <ReadyStep
              isLeaving={isLeaving}
              onBack={() => goTo(1)}
              onConfigure={(id) => void leaveFor(`/surveys/${id}/edit/advanced`)}
              onDashboard={() => void leaveFor('/dashboard')}
            />
          )}
        </main>
      </div>
    </Toasts>
  )
}

function useOnboarding() {
  const navigate = useNavigate()
  const [step, setStep] = useState<OnboardingStep>(useMe().onboarding_step ?? 0)
  const [isLeaving, setLeaving] = useState(false)
  const [progress] = useState(() => openProgress({ call }))
  return {
    step,
    isLeaving,
    goTo: (next: OnboardingStep) => {
      setStep(next)
      void progress.save(next)
    },
    /** Completes the onboarding first. */
    leaveFor: async (path: string) => {
      setLeaving(true)
      await progress.complete(window.innerWidth < mobileWidth)
      leaveOnboarding()
      await navigate(path, { replace: true })
      useOnboardingDraft.getState().clear()
    },
  }
}

const steps = ['welcome', 'goal', 'ready'] as const

function Progress({ step }: { step: OnboardingStep }) {
  const { t } = useTranslation('onboarding')
  const { format } = useLocale()
  return (
    <ol aria-label={t('steps')} className="flex items-center gap-2">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className="flex items-center gap-2 text-sm text-ink-2 not-first:before:h-px not-first:before:w-5 not-first:before:bg-line-strong/60 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span
            aria-hidden
            className={`flex size-6 items-center justify-center rounded-full text-xs font-semibold ${index <= step ? 'bg-primary text-on-primary' : 'border border-line-strong/60'}`}
          >
            {index < step ? <Check size={14} /> : format.integer(index + 1)}
          </span>
          <span className={index === step ? 'whitespace-nowrap' : 'max-sm:sr-only'}>
            {t(`step.${name}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
