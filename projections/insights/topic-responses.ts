// The responses about a topic of a survey's last report.
import type { Db } from '#kernel/postgres/db.ts'
import { findInsightReport, type InsightReportRow } from './insight-reports.projection.ts'

/** Valid until the next report: its number and the topic's place, which erasures do not change. */
export const topicIdOf = ({ reports }: Pick<InsightReportRow, 'reports'>, place: number): string =>
  `${reports}-${place}`

/** Ids of the responses about a topic; none where the topic is of an earlier report. */
export async function topicResponseIds(
  db: Db,
  surveyId: string,
  topicId: string,
): Promise<string[]> {
  const row = await findInsightReport(db, surveyId)
  const [, place = ''] = topicId.split('-')
  const topic = row?.report?.topics[Number(place)]
  if (!row || !topic || topicIdOf(row, Number(place)) !== topicId) return []
  const { responseIds = [], sources } = topic
  return [...new Set([...responseIds, ...sources.map(({ responseId }) => responseId)])]
}
