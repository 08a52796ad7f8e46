import { Scale, Sparkle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Insights, SurveyInsights } from '#contract/api/insights.ts'
import { RedactedText } from '../RedactedText.tsx'
import { sentimentClasses } from '../../../ui/levels.tsx'
import { People } from './People.tsx'
import { Sources } from '../../../ui/Sources.tsx'

type Finding = Insights['executive_summary']['findings'][number]
type Props = {
  findings: readonly Finding[]
  objectives: SurveyInsights['objectives']
  total: number | null
}

/** The findings by objective, in the survey's order; those about none or several come last. */
export function Findings({ findings, objectives, total }: Props) {
  const { t } = useTranslation()
  const known = new Set(objectives.map(({ id }) => id))
  const rest = findings.filter(({ objective_id: id }) => id === null || !known.has(id))
  const groups = [
    ...objectives.map(({ id, text }) => ({
      ...{ id, text },
      own: findings.filter(({ objective_id }) => objective_id === id),
    })),
    { id: '', text: t('insights.otherFindings'), own: rest },
  ].filter(({ own }) => own.length > 0)
  const hasHeadings = groups.length > 1 || rest.length === 0
  return (
    <div className="mt-5 grid gap-7 border-t border-line pt-5">
      {groups.map(({ id, text, own }) => (
        <section key={id}>
          {hasHeadings && (
            <h4 dir="auto" className="mb-3 text-page text-sm font-semibold text-pretty text-ink-2">
              {text}
            </h4>
          )}
          <ul className="grid gap-5">
            {own.map((finding) => (
              <li key={finding.text + finding.sources[0]?.response_id}>
                <FindingItem finding={finding} total={total} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function FindingItem({ finding, total }: { finding: Finding; total: number | null }) {
  const { text, people, sentiment, sources } = finding
  const mood = sentiment === 'positive' || sentiment === 'negative' ? sentiment : undefined
  return (
    <div
      className={`border-s-2 ps-4 ${mood === 'negative' ? 'border-danger' : mood === 'positive' ? 'border-success' : 'border-line-strong'}`}
    >
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {people !== null && (
          <People
            people={people}
            total={total}
            mood={mood ? sentimentClasses[mood].bar : 'bg-primary'}
          />
        )}
        <Kind kind={finding.kind} />
      </div>
      <p dir="auto" className="text-page text-pretty">
        <RedactedText text={text} />
      </p>
      <Sources statement={text} sources={sources} />
    </div>
  )
}

const kindIcons = { contrast: Scale, surprise: Sparkle }

function Kind({ kind }: Pick<Finding, 'kind'>) {
  const { t } = useTranslation()
  if (kind === 'finding') return null
  const Icon = kindIcons[kind]
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-2.5 py-0.5 text-xs font-semibold text-ink-2">
      <Icon size={12} aria-hidden />
      {t(`insights.kind.${kind}`)}
    </span>
  )
}
