import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { QuestionFigures } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { analyticsDetailsQuery } from '../../../queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { useQuestionSummary } from '../analytics/use-question-summary.ts'

type BarProps = { label: string; share: number; value: string }

/** All answers of a form by question, live. Every bar's figure is text beside it. The analytics have pictures of them. */
export function FormAggregates({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(analyticsDetailsQuery(surveyId))
  // The Net Promoter Score has a chart of its own.
  const questions = (data?.questions ?? []).filter(({ type }) => type !== 'nps')
  if (questions.every(({ answers }) => answers === 0)) return null
  return (
    <Card className="p-5" aria-labelledby="by-question">
      <h2 id="by-question" className="text-sm font-semibold">
        {t('survey.byQuestion.title')}
      </h2>
      <ol className="mt-3 grid gap-5">
        {questions.map((figures) => (
          <Question key={figures.question_id} figures={figures} />
        ))}
      </ol>
    </Card>
  )
}

function Question({ figures }: { figures: QuestionFigures }) {
  const barsOf = useBars()
  const summaryOf = useQuestionSummary()
  return (
    <li className="grid gap-1.5 text-sm">
      <p dir="auto" className="text-page font-medium text-pretty">
        {figures.question}
      </p>
      <p className="text-xs text-ink-2">{summaryOf(figures)}</p>
      {figures.answers > 0 && barsOf(figures).map((bar) => <Bar key={bar.label} {...bar} />)}
    </li>
  )
}

/** Bars of options and values; numbers and dates have only their range. */
function useBars(): (figures: QuestionFigures) => BarProps[] {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (figures) => {
    const bar = (label: string, count: number) => ({
      ...{ label, share: count / figures.answers },
      value: format.integer(count),
    })
    switch (figures.type) {
      case 'multiple':
        return figures.options.map(({ option, answers }) => bar(option, answers))
      case 'boolean':
        return [
          bar(t('analytics.question.yes'), figures.yes),
          bar(t('analytics.question.no'), figures.no),
        ]
      case 'scale':
        return figures.values.map(({ value, answers }) => bar(format.integer(value), answers))
      case 'ranking':
        return figures.options.flatMap(({ option, average_place: place }, _, { length }) =>
          place === null
            ? []
            : [
                {
                  label: option,
                  share: 1 - (place - 1) / length,
                  value: t('survey.byQuestion.place', { value: format.decimal(place) }),
                },
              ],
        )
      default:
        return []
    }
  }
}

function Bar({ label, share, value }: BarProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-xs">
      <bdi className="min-w-0 wrap-break-word text-ink-2">{label}</bdi>
      <span className="font-semibold">{value}</span>
      <div className="col-span-2 mt-0.5 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-300 ease-out"
          style={{ width: `${Math.round(100 * share)}%` }}
        />
      </div>
    </div>
  )
}
