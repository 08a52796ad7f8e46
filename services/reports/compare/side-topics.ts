import type { Db } from '#kernel/postgres/db.ts'
import { findInsightReport } from '#projections/insights/insight-reports.projection.ts'
import { readReport } from '#projections/insights/report-topics.ts'
import { type TopicSessions, topicSessionsOf } from '#projections/insights/topic-sessions.ts'
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
          responses: sessions
            .filter((each) => isOnSide(each, side))
            .reduce((sum, { responses }) => sum + responses, 0),
        }))
      : undefined
  })
}

/** The topics of a survey's insights with the sessions of their responses, without names that repeat locked answers. */
async function locatedTopicsOf(db: Db, surveyId: string) {
  const row = await findInsightReport(db, surveyId)
  const report = row && (await readReport(db, row))
  if (!report) return undefined
  const sessions = await topicSessionsOf(db, row)
  return report.topics.flatMap(({ name, sentiment, place }) =>
    name === undefined ? [] : [{ name, sentiment, sessions: sessions[place] ?? [] }],
  )
}

function isOnSide(session: TopicSessions, { from = '', to, group }: Side): boolean {
  if (session.day < from || session.day > to) return false
  if (!group) return true
  return group.by === 'versions'
    ? session.version === group.value
    : session[group.by] === group.value
}
