import { ArrowRight, MessagesSquare, PencilLine, Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/Button.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import { AuthErrorBanner } from './AuthErrorBanner.tsx'
import { DemoConversation } from './DemoConversation.tsx'
import { EngineSection } from './EngineSection.tsx'

const steps = [
  ['ask', PencilLine],
  ['share', MessagesSquare],
  ['watch', Radio],
] as const

export function Landing() {
  const { t } = useTranslation()
  const signIn = (
    <ButtonLink to="/login" variant="secondary" className="ms-2">
      {t('landing.signIn')}
    </ButtonLink>
  )
  return (
    <PublicLayout title={t('landing.title')} action={signIn}>
      <AuthErrorBanner />
      <Hero />
      <section id="how" className="border-y border-line bg-sunken/60">
        <div className="mx-auto max-w-[1120px] px-5 py-16 sm:py-20">
          <h2 className="max-w-xl font-display text-3xl">{t('landing.stepsTitle')}</h2>
          <ol className="mt-10 grid gap-8 md:grid-cols-3">
            {steps.map(([step, Icon]) => (
              <li key={step} className="border-t-2 border-primary/70 pt-5">
                <Icon size={22} className="text-primary" aria-hidden />
                <h3 className="mt-4 font-display text-2xl">{t(`landing.steps.${step}.title`)}</h3>
                <p className="mt-2 text-pretty text-ink-2">{t(`landing.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Greetings />
      <EngineSection />
      <section className="mx-auto max-w-[1120px] px-5 py-16 sm:py-20">
        <div className="rounded-xl bg-primary px-7 py-14 text-center text-on-primary sm:px-12">
          <h2 className="mx-auto max-w-2xl font-display text-3xl sm:text-4xl">
            {t('landing.closing')}
          </h2>
          <ButtonLink
            to="/login"
            variant="secondary"
            className="mt-7 min-h-12 border-transparent! px-6 text-base"
            icon={<ArrowRight size={18} className="order-last rtl:-scale-x-100" aria-hidden />}
          >
            {t('landing.closingAction')}
          </ButtonLink>
        </div>
      </section>
    </PublicLayout>
  )
}

function Hero() {
  const { t } = useTranslation()
  return (
    <section className="mx-auto grid max-w-[1120px] items-center gap-12 px-5 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:pt-16 lg:pb-24">
      <div>
        <h1 className="font-display text-4xl leading-[1.1] tracking-[-0.015em] sm:text-[3.5rem] rtl:leading-[1.3] rtl:tracking-normal">
          {t('landing.hero')}
        </h1>
        <p className="mt-6 max-w-xl text-lg text-pretty text-ink-2">{t('landing.lead')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink
            to="/login"
            className="min-h-12 px-6 text-base"
            icon={<ArrowRight size={18} className="order-last rtl:-scale-x-100" aria-hidden />}
          >
            {t('landing.start')}
          </ButtonLink>
          <a
            href="#how"
            className="rounded-md px-4 py-3 font-semibold text-primary-text hover:underline"
          >
            {t('landing.how')}
          </a>
        </div>
        <p className="mt-4 text-sm text-ink-3">{t('landing.note')}</p>
      </div>
      <DemoConversation />
    </section>
  )
}

/** The same question in each language. */
const greetings = [
  ['en', 'What made you smile this week?'],
  ['ar', 'ما الذي جعلك تبتسم هذا الأسبوع؟'],
  ['pt-BR', 'O que fez você sorrir esta semana?'],
] as const

function Greetings() {
  const { t } = useTranslation()
  return (
    <section className="mx-auto grid max-w-[1120px] items-center gap-10 px-5 py-16 sm:py-24 md:grid-cols-2">
      <div>
        <h2 className="font-display text-3xl">{t('landing.languagesTitle')}</h2>
        <p className="mt-3 max-w-md text-lg text-pretty text-ink-2">{t('landing.languagesText')}</p>
      </div>
      <ul className="grid gap-3">
        {greetings.map(([lang, text], index) => (
          <li
            key={lang}
            lang={lang}
            className={`w-fit max-w-full rounded-xl border border-line bg-surface px-5 py-3 font-display text-xl ${index === 1 ? 'ms-auto' : index === 2 ? 'ms-8' : ''}`}
          >
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
