import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { Layout } from '../Layout.tsx'
import { usePage } from '../page-context.ts'
import { fill, localeTags } from '../texts.ts'
import { ProcessorList } from './ProcessorList.tsx'

/** When the texts last changed. */
const changedAt = new Date('2026-11-23T12:00:00Z')

const figures = {
  retention: limits.retentionDays,
  exports: limits.exports.days,
  restorable: limits.restorableDays,
  grace: limits.accountDeletionDays,
  refunds: limits.unlockRefunds.perMonth,
}

export function Legal({ name }: { name: 'terms' | 'privacy' }) {
  const { texts, lang } = usePage()
  const { legal } = texts
  const { title, sections } = legal[name]
  const date = new Intl.DateTimeFormat(localeTags[lang], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(changedAt)
  const processors = name === 'privacy' && legal.privacy.processors.title
  const titles = [legal.operator.title, ...sections.map((section) => section.title)]
  return (
    <Layout>
      <article className="mx-auto max-w-[720px] px-5 py-12 sm:py-16">
        <h1 className="font-display text-4xl">{title}</h1>
        <p className="mt-2 text-ink-3">{fill(legal.changed, { date })}</p>
        {name === 'privacy' && <Short />}
        <nav
          aria-label={legal.contents}
          className="mt-8 rounded-xl bg-sunken p-5 text-sm print:hidden"
        >
          <p className="font-semibold">{legal.contents}</p>
          <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {[...titles, ...(processors ? [processors] : [])].map((each, index) => (
              <li key={each}>
                <a
                  href={`#section-${index}`}
                  className="inline-block py-1 text-primary-text hover:underline"
                >
                  {each}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Section index={0} title={legal.operator.title}>
          <OperatorCard />
        </Section>
        {sections.map((section, index) => (
          <Section key={section.title} index={index + 1} title={section.title}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-lg text-pretty text-ink-2">
                {fill(paragraph, figures)}
              </p>
            ))}
          </Section>
        ))}
        {processors && (
          <Section index={titles.length} title={processors}>
            <ProcessorList />
          </Section>
        )}
      </article>
    </Layout>
  )
}

const Section = (props: { index: number; title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h2 id={`section-${props.index}`} className="font-display text-2xl">
      {props.title}
    </h2>
    {props.children}
  </section>
)

function Short() {
  const { title, items } = usePage().texts.legal.privacy.short
  return (
    <section className="mt-8 rounded-xl border border-primary/40 bg-primary-soft/50 p-5 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        {items.map((item) => (
          <li key={item} className="text-pretty">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OperatorCard() {
  const { texts, operator } = usePage()
  const words = texts.legal.operator
  return (
    <>
      <p className="mt-3 text-lg text-pretty text-ink-2">{words.text}</p>
      <dl className="mt-4 grid gap-3 rounded-xl border border-line bg-surface p-5">
        <OperatorRow label={words.name} value={operator.name} />
        <OperatorRow label={words.address} value={operator.address} />
        <OperatorRow label={words.email} value={operator.email} isEmail />
      </dl>
      {!operator.name && (
        <p className="mt-3 rounded-lg bg-warning-soft p-4 text-sm text-pretty text-warning">
          {words.unsetNote}
        </p>
      )}
    </>
  )
}

type RowProps = { label: string; value: string | undefined; isEmail?: boolean }

/** What is not set is said to be not set. */
function OperatorRow({ label, value, isEmail = false }: RowProps) {
  const { unset } = usePage().texts.legal.operator
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">
        {value === undefined ? (
          <span className="font-normal text-ink-3">{unset}</span>
        ) : isEmail ? (
          <a href={`mailto:${value}`} className="text-primary-text hover:underline" dir="ltr">
            {value}
          </a>
        ) : (
          <span className="whitespace-pre-line" dir="auto">
            {value}
          </span>
        )}
      </dd>
    </div>
  )
}
