import { useTranslation } from 'react-i18next'
import type { QuestionFigures } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'

/** Number of answers, and what they come to, in one line. */
export function useQuestionSummary() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const valueOf = (name: 'average' | 'median', value: number | null) =>
    value === null ? [] : [t(`analytics.question.${name}`, { value: format.decimal(value) })]

  function resultOf(figures: QuestionFigures): string[] {
    switch (figures.type) {
      case 'scale':
        return [...valueOf('average', figures.average), ...valueOf('median', figures.median)]
      case 'number': {
        const { lowest, highest } = figures
        const range =
          lowest === null || highest === null || lowest === highest
            ? []
            : [t('charts.interval', { low: format.number(lowest), high: format.number(highest) })]
        return [
          ...valueOf('average', figures.average),
          ...valueOf('median', figures.median),
          ...range,
        ]
      }
      case 'date':
        return figures.earliest === null ||
          figures.latest === null ||
          figures.earliest === figures.latest
          ? []
          : [
              t('charts.interval', {
                low: format.longDay(figures.earliest),
                high: format.longDay(figures.latest),
              }),
            ]
      case 'nps':
        return figures.answers === 0
          ? []
          : [t('analytics.question.nps', { formatted: format.integer(figures.nps.score) })]
      case 'multiple':
        return figures.earlier_options === 0
          ? []
          : [
              t('analytics.question.earlier', {
                count: figures.earlier_options,
                formatted: format.integer(figures.earlier_options),
              }),
            ]
      default:
        return []
    }
  }

  return (figures: QuestionFigures): string => {
    const { answers } = figures
    const counted = t('survey.nps.answers', { count: answers, formatted: format.integer(answers) })
    return [counted, ...resultOf(figures)].join(' · ')
  }
}
