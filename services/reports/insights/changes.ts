// What changed since the period before, and how certain that is.
import type { InsightSource } from '#contract/api/insights.ts'
import type { Change } from '#contract/api/report-insights.ts'
import type { PeriodTotals } from '#projections/reports/side-totals.ts'
import {
  differenceOfNetSentiments,
  minScoredResponses,
  netSentiment,
} from '#projections/reports/statistics/net-sentiment.ts'
import {
  type Difference,
  differenceOfShares,
  holm,
  scoreTestOfShares,
  type Share,
} from '#projections/reports/statistics/shares.ts'
import { countResponses, type Days, sourcesOf, type SurveyReport } from './survey-report.ts'

export { minScoredResponses as minResponses }

const significanceLevel = 0.05

type Examined = Pick<Change, 'survey' | 'measure' | 'topic' | 'topic_id'> & {
  before: number
  after: number
  result: Difference
  p: number
  /** For net sentiment they are looked up. */
  readSources: () => InsightSource[]
}

/** The first ones, without sources of changes of net sentiment, which are looked up. Fractions become percentages. */
export function changesOf(
  reports: readonly SurveyReport[],
  { days, before, most }: { days: Days; before: Days; most: number },
): { changes: Change[]; withoutData: number } {
  const examined = reports.flatMap((report) => [
    examineSentiment(report),
    ...report.topics.map((topic) => examineTopic(report, topic, days, before)),
  ])
  const found = examined.filter((each) => each !== undefined)
  const adjusted = holm(found.map(({ p }) => p))
  const changes = found
    .map(({ result, before: from, after, ...of }, index) => {
      const p = adjusted[index] ?? 1
      return {
        of,
        ...{ before: percentOf(from), after: percentOf(after) },
        difference: percentOf(result.difference),
        lower: percentOf(result.lower),
        upper: percentOf(result.upper),
        p: Math.round(p * 10_000) / 10_000,
        certain: p < significanceLevel,
      }
    })
    .filter(({ difference }) => difference !== 0)
    .toSorted(
      (a, b) =>
        Number(b.certain) - Number(a.certain) || Math.abs(b.difference) - Math.abs(a.difference),
    )
    .slice(0, most)
    .map(({ of: { survey, measure, topic, topic_id, readSources }, ...change }) => ({
      ...{ survey, measure, topic, topic_id, ...change, sources: readSources() },
    }))
  return { changes, withoutData: examined.length - found.length }
}

function examineSentiment({
  survey,
  totals: { later, before: earlier },
}: SurveyReport): Examined | undefined {
  if (Math.min(later.analysed, earlier.analysed) < minScoredResponses) return undefined
  const difference = differenceOfNetSentiments(later, earlier)
  const [from, to] = [netSentiment(earlier), netSentiment(later)]
  if (!difference || !from || !to) return undefined
  const { p, ...result } = difference
  return {
    ...{ survey, measure: 'net_sentiment', topic: null, topic_id: null, result, p },
    ...{ before: from.net, after: to.net, readSources: () => [] },
  }
}

/** Until the day on which the insights were generated. */
function examineTopic(
  report: SurveyReport,
  { id, name, days: topicDays, sources }: SurveyReport['topics'][number],
  days: Days,
  before: Days,
): Examined | undefined {
  const { generatedOn, totals } = report
  const shareIn = ({ from, to }: Days, { reported: whole }: PeriodTotals): Share => {
    const covered = { from, to: to < generatedOn ? to : generatedOn }
    return { part: Math.min(whole, countResponses({ days: topicDays }, covered)), whole }
  }
  const [later, earlier] = [shareIn(days, totals.later), shareIn(before, totals.before)]
  if (Math.min(later.whole, earlier.whole) < minScoredResponses) return undefined
  const [result, p] = [differenceOfShares(later, earlier), scoreTestOfShares(later, earlier)]
  if (!result || p === undefined) return undefined
  const { survey } = report
  return {
    ...{ survey, measure: 'topic', topic: name, topic_id: id, result, p },
    ...{ before: earlier.part / earlier.whole, after: later.part / later.whole },
    // Where a topic is mentioned less, earlier answers show it.
    readSources: () => sourcesOf(report, sources, result.difference > 0 ? days : before),
  }
}

const percentOf = (fraction: number) => Math.round(fraction * 1000) / 10
