import { Collapsible } from '@base-ui/react/collapsible'
import { Bot } from 'lucide-react'
import { CollapsingMark, CollapsingPanel } from '../../../ui/Collapsing.tsx'
import { useTranslation } from 'react-i18next'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { isolated, madeByName } from '../../../engine/engine-name.ts'
import { scoreBand } from '../../../ui/badges.tsx'
import { RedactedText } from '../RedactedText.tsx'
import { unlockPriceCents } from '../../../billing/unlock-price.ts'

const bands = { success: 'bg-success', info: 'bg-info', warning: 'bg-warning', danger: 'bg-danger' }

/** The AI's reasons for qualifying a response. */
export function QualificationDetails({ response }: { response: QualifiedResponse }) {
  const { t } = useTranslation()
  return (
    <Collapsible.Root className="border-t border-line pt-3">
      <Collapsible.Trigger className="group flex w-full items-center justify-between gap-3 rounded-sm py-1 text-start text-sm font-semibold">
        {t('qualified.analysis')}
        <CollapsingMark />
      </Collapsible.Trigger>
      <CollapsingPanel>
        <div className="grid gap-5 pt-4">
          <Metrics response={response} />
          <Assessment response={response} />
          <WrittenAnalysis response={response} />
          <ScoredBy verdict={response.ai_qualification} />
        </div>
      </CollapsingPanel>
    </Collapsible.Root>
  )
}

function Metrics({ response }: { response: QualifiedResponse }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { depth_score, relevance_score, insight_value, engagement_level } =
    response.ai_qualification.quality_metrics
  const metrics = [
    [t('qualified.depth'), depth_score],
    [t('qualified.relevance'), relevance_score],
    [t('qualified.insight'), insight_value],
    [t('qualified.engagement'), engagement_level],
  ] as const
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {metrics.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold">{format.percent(Math.round(value * 100))}</dd>
          <div className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden>
            <div
              className={`h-full rounded-full ${bands[scoreBand(value)]}`}
              style={{ width: `${value * 100}%` }}
            />
          </div>
        </div>
      ))}
    </dl>
  )
}

function Assessment({ response }: { response: QualifiedResponse }) {
  const { t } = useTranslation()
  const { commercial_value, actionability, uniqueness } =
    response.ai_qualification.monetization_assessment
  const grades = [
    [t('qualified.value'), commercial_value],
    [t('qualified.actionability'), actionability],
    [t('qualified.uniqueness'), uniqueness],
  ] as const
  return (
    <div>
      <p className="text-sm font-semibold">{t('qualified.commercial')}</p>
      <dl className="mt-2 flex flex-wrap gap-2">
        {grades.map(([name, grade]) => (
          <div key={name} className="flex gap-1.5 rounded-full bg-sunken px-3 py-1 text-xs">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{t(`qualified.grade.${grade}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function ScoredBy({ verdict }: { verdict: QualifiedResponse['ai_qualification'] }) {
  const { t } = useTranslation()
  return (
    <p className="flex gap-1.5 text-xs text-ink-3">
      <Bot size={14} className="mt-px shrink-0" aria-hidden />
      {t('qualified.scoredBy', {
        name: madeByName(t, verdict.scored_by),
        rubric: isolated(verdict.rubric_version),
      })}
    </p>
  )
}

function WrittenAnalysis({ response }: { response: QualifiedResponse }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { detailed_analysis, value_justification } = response.ai_qualification
  return (
    <>
      <p dir="auto" className="text-sm text-pretty text-ink-2">
        {detailed_analysis || (response.is_unlocked ? '' : t('qualified.analysisLocked'))}
      </p>
      {value_justification && (
        <div>
          <p className="text-sm font-semibold">
            {t('qualified.justification', { price: format.money(unlockPriceCents) })}
          </p>
          <p dir="auto" className="mt-1 text-sm text-pretty text-ink-2">
            <RedactedText text={value_justification} />
          </p>
        </div>
      )}
    </>
  )
}
