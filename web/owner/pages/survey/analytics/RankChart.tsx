import { useTranslation } from 'react-i18next'
import type { QuestionFigures } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { StackedShares } from '../../../charts/StackedShares.tsx'
import type { ChartColour, ChartTexts } from '../../../charts/chart-types.ts'

type Props = { texts: ChartTexts; figures: Extract<QuestionFigures, { type: 'ranking' }> }

/** Places that have a colour of their own; lower ones share the last. */
const colours: readonly ChartColour[] = [1, 2, 3]

/** How often each option takes each place; best average place first. */
export function RankChart({ texts, figures: { answers, options } }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const own = options.length <= colours.length + 1 ? options.length : colours.length
  const parts = Array.from({ length: own }, (_, at) => ({
    name: t('analytics.question.place', { place: format.integer(at + 1) }),
    colour: colours[at] ?? 'neutral',
  }))
  const lower = { name: t('analytics.question.lowerPlaces'), colour: 'neutral' as const }
  const countsOf = (places: readonly number[]) => {
    const rest = places.slice(own).reduce((sum, count) => sum + count, 0)
    return own < options.length ? [...places.slice(0, own), rest] : places
  }
  return (
    <StackedShares
      {...texts}
      parts={own < options.length ? [...parts, lower] : parts}
      rows={options.map(({ option, average_place: place, places }) => ({
        label:
          place === null || answers === 0
            ? option
            : t('analytics.question.averagePlace', { option, place: format.decimal(place) }),
        counts: countsOf(places),
      }))}
      formatCount={format.integer}
      formatShare={(share) => format.percent(Math.round(100 * share))}
    />
  )
}
