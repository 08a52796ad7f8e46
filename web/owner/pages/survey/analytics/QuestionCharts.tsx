import { useTranslation } from 'react-i18next'
import type { QuestionFigures } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { BarChart } from '../../../charts/BarChart.tsx'
import { Histogram } from '../../../charts/Histogram.tsx'
import { ShareBars } from '../../../charts/ShareBars.tsx'
import type { ChartTexts } from '../../../charts/chart-types.ts'
import { Card } from '../../../ui/Card.tsx'
import { calendarPoints } from './calendar-points.ts'
import { RankChart } from './RankChart.tsx'
import { useQuestionSummary } from './use-question-summary.ts'

type Props = { questions: readonly QuestionFigures[]; isForm: boolean }

/** A picture for each question with a fixed set of answers. */
export function QuestionCharts({ questions, isForm }: Props) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="analytics-questions">
      <h2 id="analytics-questions" className="text-base font-semibold">
        {t('analytics.question.title')}
      </h2>
      {isForm && <p className="mt-0.5 text-sm text-ink-2">{t('analytics.question.help')}</p>}
      <ol className="mt-4 grid gap-4 lg:grid-cols-2 lg:gap-6">
        {questions.map((figures) => (
          <li key={figures.question_id} className="min-w-0">
            <Card className="h-full p-5 sm:p-6">
              <QuestionChart figures={figures} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}

function QuestionChart({ figures }: { figures: QuestionFigures }) {
  const { t } = useTranslation()
  const summaryOf = useQuestionSummary()
  const texts: ChartTexts = {
    title: figures.question ?? t('survey.nps.title'),
    subtitle: summaryOf(figures),
    empty: t('analytics.question.empty'),
    heading: t('analytics.question.answer'),
    level: 3,
  }
  switch (figures.type) {
    case 'ranking':
      return <RankChart texts={texts} figures={figures} />
    case 'multiple':
    case 'boolean':
      return <ChoiceChart texts={texts} figures={figures} />
    case 'date':
      return <DateChart texts={texts} figures={figures} />
    default:
      return <ValueChart texts={texts} figures={figures} />
  }
}

type ChartProps<K extends QuestionFigures['type']> = {
  texts: ChartTexts
  figures: Extract<QuestionFigures, { type: K }>
}

function ChoiceChart({ texts, figures }: ChartProps<'multiple' | 'boolean'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const options =
    figures.type === 'multiple'
      ? figures.options.map(({ option, answers }) => ({ label: option, count: answers }))
      : [
          { label: t('analytics.question.yes'), count: figures.yes },
          { label: t('analytics.question.no'), count: figures.no },
        ]
  return (
    <ShareBars
      {...texts}
      countName={t('analytics.question.answers')}
      rows={options.map((option) => ({
        ...option,
        share: figures.answers === 0 ? 0 : option.count / figures.answers,
      }))}
      formatCount={format.integer}
      formatShare={(share) => format.percent(100 * share)}
    />
  )
}

/** Scales, the Net Promoter Score and numbers. */
function ValueChart({ texts, figures }: ChartProps<'scale' | 'nps' | 'number'>) {
  const { format } = useLocale()
  const bins = binsOf(figures)
  return (
    <Histogram
      {...texts}
      bins={bins}
      formatValue={format.number}
      formatCount={format.integer}
      isSingle={figures.type !== 'number' || bins.every(({ from, to }) => from === to)}
    />
  )
}

function binsOf(figures: ChartProps<'scale' | 'nps' | 'number'>['figures']) {
  switch (figures.type) {
    case 'scale':
      return figures.values.map(({ value, answers }) => ({
        ...{ from: value, to: value + 1, count: answers },
      }))
    case 'nps':
      return figures.nps.distribution.map((count, value) => ({ from: value, to: value + 1, count }))
    case 'number':
      return figures.bars.map(({ from, to, answers }) => ({ from, to, count: answers }))
  }
}

function DateChart({ texts, figures: { unit, bars } }: ChartProps<'date'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <BarChart
      {...texts}
      heading={t(`analytics.unit.${unit}`)}
      points={calendarPoints(bars, unit, format)}
      series={[
        {
          name: t('analytics.question.answers'),
          colour: 1,
          values: bars.map(({ answers }) => answers),
        },
      ]}
      format={format.integer}
    />
  )
}
