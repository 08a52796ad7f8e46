import { Layout } from '../Layout.tsx'
import { usePage } from '../page-context.ts'
import { Arrow, LinkButton } from '../ui/Button.tsx'
import { AuthErrorBanner } from './AuthErrorBanner.tsx'
import { Benefits } from './Benefits.tsx'
import { Claims } from './Claims.tsx'
import { Demonstration } from './Demonstration.tsx'
import { EngineSection } from './EngineSection.tsx'
import { Features } from './Features.tsx'
import { Prices } from './Prices.tsx'
import { UseCases } from './UseCases.tsx'
import { Voices } from './Voices.tsx'

export const Landing = () => (
  <Layout>
    <AuthErrorBanner />
    <Hero />
    <Steps />
    <Features />
    <Benefits />
    <UseCases />
    <Claims />
    <Voices />
    <Prices />
    <EngineSection />
    <Closing />
  </Layout>
)

function Hero() {
  const { hero } = usePage().texts.landing
  return (
    <section className="page-width grid items-center gap-12 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:pt-16 lg:pb-24">
      <div>
        <h1 className="font-display text-4xl leading-[1.1] tracking-[-0.015em] sm:text-[3.5rem] rtl:leading-[1.35] rtl:tracking-normal">
          {hero.title}
        </h1>
        <p className="mt-6 max-w-xl text-lg text-pretty text-ink-2">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <LinkButton href="/login">
            {hero.start}
            <Arrow />
          </LinkButton>
          <a
            href="#how"
            className="rounded-md px-4 py-3 font-semibold text-primary-text hover:underline"
          >
            {hero.how}
          </a>
        </div>
        <p className="mt-4 text-sm text-ink-3">{hero.note}</p>
      </div>
      <Demonstration />
    </section>
  )
}

function Steps() {
  const { how } = usePage().texts.landing
  return (
    <section id="how" className="border-y border-line bg-sunken/60">
      <div className="page-width py-16 sm:py-20">
        <h2 className="max-w-xl font-display text-3xl">{how.title}</h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {how.steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-primary/70 pt-5">
              <span
                className="font-display text-2xl text-primary-text tabular-nums"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <h3 className="mt-2 font-display text-2xl">{title}</h3>
              <p className="mt-2 text-pretty text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Closing() {
  const { closing } = usePage().texts.landing
  return (
    <section className="page-width py-16 sm:py-20">
      <div className="rounded-xl bg-primary px-7 py-14 text-center text-on-primary sm:px-12">
        <h2 className="mx-auto max-w-2xl font-display text-3xl sm:text-4xl">{closing.title}</h2>
        <LinkButton href="/login" variant="secondary" className="mt-7 border-transparent!">
          {closing.action}
          <Arrow />
        </LinkButton>
      </div>
    </section>
  )
}
