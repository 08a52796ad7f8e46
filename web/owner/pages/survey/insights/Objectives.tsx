import { Check, CircleDashed, CircleDot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SurveyInsights } from '#contract/api/insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { HelpLink } from '../../../help/HelpLink.tsx'
import { Card } from '../../../ui/Card.tsx'

/** The survey's objectives, and whether answers cover them. */
export function Objectives({ objectives }: Pick<SurveyInsights, 'objectives'>) {
  const { t } = useTranslation()
  return (
    <Card aria-labelledby="insights-objectives" className="p-5">
      <h3 id="insights-objectives" className="text-sm font-semibold">
        {t('insights.objectives')}{' '}
        <HelpLink article="validation-points" topic={t('insights.objectives')} />
      </h3>
      <p className="text-xs text-ink-3">{t('insights.objectivesHelp')}</p>
      {objectives.length === 0 && (
        <p className="mt-4 text-sm text-ink-2">{t('insights.noObjectives')}</p>
      )}
      <ul className="mt-4 grid gap-4">
        {objectives.map((objective) => (
          <li key={objective.id}>
            <Objective objective={objective} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const looks = {
  validated: { Icon: Check, circle: 'bg-success-soft text-success', text: 'text-success' },
  partial: { Icon: CircleDot, circle: 'bg-warning-soft text-warning', text: 'text-warning' },
  pending: { Icon: CircleDashed, circle: 'bg-sunken text-ink-3', text: 'text-ink-3' },
}

function Objective({ objective }: { objective: SurveyInsights['objectives'][number] }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { text, status, conversations, sources } = objective
  const { Icon, ...look } = looks[status]
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <span className={`flex size-6 items-center justify-center rounded-full ${look.circle}`}>
        <Icon size={14} aria-hidden />
      </span>
      <div className="min-w-0">
        <p dir="auto" className="text-page text-sm text-pretty">
          {text}
        </p>
        <p className={`text-xs font-medium ${look.text}`}>
          {t(`insights.${status}`)}
          {conversations > 0 &&
            ` · ${t(status === 'validated' ? 'insights.covered' : 'insights.concrete', { count: conversations, formatted: format.integer(conversations) })}`}
        </p>
        {sources.slice(0, 2).map(({ response_id, start, quote }) => (
          <blockquote
            key={`${response_id} ${start}`}
            dir="auto"
            className="text-page mt-1.5 border-s-2 border-line-strong ps-2 text-xs text-pretty text-ink-2"
          >
            {quote}
          </blockquote>
        ))}
      </div>
    </div>
  )
}
