import { getSentimentReport, type SentimentReport } from '#contract/api/reports.ts'
import { Emotion } from '#contract/events/responses.ts'
import { route } from '#kernel/http/route.ts'
import { requireFeature } from '#projections/accounts/require-plan.ts'
import { findCriticalMoments } from '#projections/reports/critical-moments.ts'
import {
  presentSentiments,
  presentShare,
  presentTrend,
} from '#projections/reports/present-figures.ts'
import { sumAspects, sumTotals } from '#projections/reports/report-figures.ts'
import { addUp, type SessionMeasures } from '#projections/reports/session-measures.ts'
import { keywordsOf, nameAspects } from './name-aspects.ts'
import { openReport, presentRange, readSeries } from './report-scope.ts'

const maxMoments = 20

export const getSentimentReportRoute = route(
  getSentimentReport,
  async (input, { db, ownerId }): Promise<SentimentReport> => {
    await requireFeature(db, ownerId, 'sentiment_analysis')
    const subject = await openReport(db, ownerId, input)
    const { surveys, scope, range: whole, later, earlier } = subject
    const [sums, series, aspects, moments] = await Promise.all([
      sumTotals(db, scope, { whole, later, earlier }),
      readSeries(db, subject),
      sumAspects(db, scope, whole),
      findCriticalMoments(db, scope, whole, maxMoments),
    ])
    const sumOf = (name: string) => addUp(sums.filter(({ part }) => part === name))
    const total = sumOf('whole')
    const titles = new Map(surveys.map(({ surveyId, title }) => [surveyId, title]))
    return {
      range: presentRange(subject),
      overall: presentSentiments(total),
      ...presentTrend(sumOf('earlier'), sumOf('later')),
      critical_moments: moments.map(({ surveyId, ...moment }) => ({
        survey: { id: surveyId, title: titles.get(surveyId) ?? '' },
        ...moment,
      })),
      critical_moments_count: total.critical,
      ...presentEmotions(total),
      series,
      aspects: nameAspects(
        surveys.map((row) => ({ surveyId: row.surveyId, keywords: keywordsOf(row) })),
        aspects,
      ),
    }
  },
)

function presentEmotions(
  sums: SessionMeasures,
): Pick<SentimentReport, 'emotions' | 'emotion_shares' | 'emotions_count'> {
  const count = Emotion.options.reduce((sum, emotion) => sum + sums[emotion], 0)
  const shares = Emotion.options.map(
    (emotion) => [emotion, presentShare(sums[emotion], count)] as const,
  )
  return {
    emotions: Object.fromEntries(
      shares.map(([emotion, { percentage }]) => [emotion, percentage]),
    ) as SentimentReport['emotions'],
    emotion_shares: Object.fromEntries(shares) as SentimentReport['emotion_shares'],
    emotions_count: count,
  }
}
