import type { Db } from '#kernel/postgres/db.ts'

const maxConversations = 200
/** Longer conversations were interrupted, and are left out. */
const maxMinutes = 120

/** Number and median duration of a survey's latest conversations that were completed without interruption. */
export async function medianMinutes(
  db: Db,
  surveyId: string,
): Promise<{ finished: number; minutes: number }> {
  const { rows } = await db.query<{ finished: number; minutes: number | null }>({
    name: 'median-minutes',
    text: `select count(*)::int as finished, percentile_cont(0.5) within group (order by minutes) as minutes
             from (select extract(epoch from "completedAt" - "startedAt")::float8 / 60 as minutes
                     from read.sessions
                    where "surveyId" = $1 and status = 'completed' and "answersGiven" > 1
                    order by "completedAt" desc limit ${maxConversations}) as durations
            where minutes between 0 and ${maxMinutes}`,
    values: [surveyId],
  })
  const [{ finished, minutes } = { finished: 0, minutes: null }] = rows
  return { finished, minutes: minutes ?? 0 }
}
