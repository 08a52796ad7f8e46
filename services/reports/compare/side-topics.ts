import type { Db } from '#kernel/postgres/db.ts'
import { findInsightReport } from '#projections/insights/insight-reports.projection.ts'
import {
  readReport,
  type ResponseSession,
  sessionsOfResponses,
} from '#projections/insights/report-topics.ts'
import type { SideTopic } from './compared-topics.ts'
import type { Side } from './sides.ts'

/** The topics of each side's survey, counted in its sessions. Undefined for sides without insights, and for those of all surveys. */
export async function topicsOfSides(
  db: Db,
  sides: readonly Side[],
): Promise<(SideTopic[] | undefined)[]> {
  const surveyIds = [...new Set(sides.map(({ surveyId }) => surveyId))]
  const topics = new Map(
    await Promise.all(
      surveyIds.map(async (id) => [id, id && (await locatedTopicsOf(db, id))] as const),
    ),
  )
  return sides.map((side) => {
    const located = topics.get(side.surveyId)
    return located
      ? located.map(({ name, sentiment, sessions }) => ({
          ...{ name, sentiment },
          responses: sessions.filter((session) => isOnSide(session, side)).length,
        }))
      : undefined
  })
}

/** The topics of a survey's insights with the sessions of their responses, without names that repeat locked answers. */
async function locatedTopicsOf(db: Db, surveyId: string) {
  const row = await findInsightReport(db, surveyId)
  const report = row && (await readReport(db, row))
  if (!report) return undefined
  const { topics } = report
  const sessions = await sessionsOfResponses(db, [
    ...new Set(topics.flatMap(({ responseIds }) => responseIds)),
  ])
  const byResponse = new Map(sessions.map((session) => [session.responseId, session]))
  return topics.flatMap(({ name, sentiment, responseIds }) =>
    name === undefined
      ? []
      : [{ name, sentiment, sessions: responseIds.flatMap((id) => byResponse.get(id) ?? []) }],
  )
}

function isOnSide(session: ResponseSession, { from = '', to, group }: Side): boolean {
  if (session.day < from || session.day > to) return false
  if (!group) return true
  return group.by === 'versions'
    ? session.version === group.value
    : session[group.by] === group.value
}
