// The responses that a topic or a recommendation of a survey's last report rests on.
import type { Db } from '#kernel/postgres/db.ts'
import { findWholeReport, type InsightReport } from './insight-reports.projection.ts'

/** Valid until the next report: its number and the topic's place, which erasures do not change. */
export const topicIdOf = ({ reports }: Pick<InsightReport, 'reports'>, place: number): string =>
  `${reports}-${place}`
export const recommendationIdOf = (
  { reports }: Pick<InsightReport, 'reports'>,
  place: number,
): string => `${reports}-r${place}`

/** None where the id is of an earlier report. */
export async function topicResponseIds(
  db: Db,
  surveyId: string,
  topicId: string,
): Promise<string[]> {
  const row = await findWholeReport(db, surveyId)
  if (!row?.report) return []
  const [, isRecommendation, place] = /-(r?)(\d+)$/.exec(topicId) ?? []
  const [statements, idOf] = isRecommendation
    ? [row.report.recommendations, recommendationIdOf]
    : [row.report.topics, topicIdOf]
  const statement = statements[Number(place)]
  if (!statement || idOf(row, Number(place)) !== topicId) return []
  const { responseIds = [], sources } = statement
  return [...new Set([...responseIds, ...sources.map(({ responseId }) => responseId)])]
}
