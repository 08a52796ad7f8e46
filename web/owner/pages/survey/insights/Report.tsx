import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Insights, SurveyInsights } from '#contract/api/insights.ts'
import { Card } from '../../../ui/Card.tsx'
import { RedactedText } from '../RedactedText.tsx'
import { Findings } from './Findings.tsx'
import { LevelBadge } from '../../../ui/levels.tsx'
import { People } from './People.tsx'
import { Sources } from '../../../ui/Sources.tsx'
import { Topics } from './Topics.tsx'

/** Fewer people show no trend. */
const minPeople = 3

export function ExecutiveSummary({
  insights,
  objectives,
}: {
  insights: Insights
  objectives: SurveyInsights['objectives']
}) {
  const { t } = useTranslation()
  const { title, overview, findings } = insights.executive_summary
  const people = insights.metadata.people_count
  return (
    <Section id="insights-summary" title={title}>
      <p dir="auto" className="text-page font-display text-lg leading-relaxed text-pretty">
        <RedactedText text={overview} />
      </p>
      {people !== null && people < minPeople && (
        <p className="mt-3 text-sm text-pretty text-ink-2">{t('insights.fewPeople')}</p>
      )}
      {findings.length > 0 && (
        <Findings findings={findings} objectives={objectives} total={people} />
      )}
    </Section>
  )
}

/** Topics, patterns and recommendations; empty sections are omitted. */
export function ReportDetails({ insights }: { insights: Insights }) {
  const { t } = useTranslation()
  const { main_topics, patterns_trends, recommendations, metadata } = insights
  return (
    <>
      {main_topics.topics.length > 0 && (
        <Section id="insights-topics" title={main_topics.title}>
          <Topics topics={main_topics.topics} total={metadata.response_count} />
        </Section>
      )}
      {patterns_trends.patterns.length > 0 && (
        <Section id="insights-patterns" title={patterns_trends.title}>
          <ul className="grid gap-6">
            {patterns_trends.patterns.map(({ pattern, evidence, impact, people, sources }) => (
              <li key={pattern}>
                <Statement title={pattern} badge={<LevelBadge of="impact" level={impact} />} />
                {evidence !== '' && (
                  <p dir="auto" className="mt-1 text-page text-sm text-pretty text-ink-2">
                    <RedactedText text={evidence} />
                  </p>
                )}
                <PeopleLine people={people} total={metadata.people_count} />
                <Sources statement={pattern} sources={sources} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {recommendations.actions.length > 0 && (
        <Section id="insights-recommendations" title={recommendations.title}>
          <p className="mb-4 text-sm text-pretty text-ink-2">{t('insights.proposals')}</p>
          <Recommendations actions={recommendations.actions} total={metadata.people_count} />
        </Section>
      )}
    </>
  )
}

type RecommendationsProps = {
  actions: Insights['recommendations']['actions']
  total: number | null
}

function Recommendations({ actions, total }: RecommendationsProps) {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-6">
      {(total === 1 ? mergedByWords(actions) : actions).map(
        ({ action, priority, rationale, expected_outcome, people, sources }) => {
          const reasons = [
            [t('insights.why'), rationale],
            [t('insights.outcome'), expected_outcome],
          ] as const
          return (
            <li key={action + sources[0]?.response_id}>
              <Statement title={action} badge={<LevelBadge of="priority" level={priority} />} />
              <dl className="mt-2 grid gap-2 text-sm">
                {reasons.map(
                  ([name, text]) =>
                    text !== '' && (
                      <div key={name}>
                        <dt className="text-xs font-semibold text-ink-3">{name}</dt>
                        <dd dir="auto" className="text-page text-pretty text-ink-2">
                          <RedactedText text={text} />
                        </dd>
                      </div>
                    ),
                )}
              </dl>
              <PeopleLine people={people} total={total} />
              <Sources statement={action} sources={sources} />
            </li>
          )
        },
      )}
    </ol>
  )
}

/** One person's recommendations in the same words, with all their sources: locked answers leave only general words. */
function mergedByWords(actions: RecommendationsProps['actions']): RecommendationsProps['actions'] {
  const byWords = Map.groupBy(actions, ({ action }) => action)
  return [...byWords.values()].map((alike) => ({
    ...alike[0]!,
    sources: alike.flatMap(({ sources }) => sources),
  }))
}

function PeopleLine({ people, total }: { people: number | null; total: number | null }) {
  if (people === null) return null
  return (
    <div className="mt-2">
      <People people={people} total={total} />
    </div>
  )
}

function Statement({ title, badge }: { title: string; badge: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h4 dir="auto" className="min-w-0 flex-1 basis-72 text-page font-semibold text-pretty">
        <RedactedText text={title} />
      </h4>
      {badge}
    </div>
  )
}

type SectionProps = { id: string; title: string; children: ReactNode }

function Section({ id, title, children }: SectionProps) {
  return (
    <Card aria-labelledby={id} className="animate-arrive p-5 sm:p-6">
      <h3 id={id} dir="auto" className="mb-4 text-page font-display text-2xl">
        {title}
      </h3>
      {children}
    </Card>
  )
}
