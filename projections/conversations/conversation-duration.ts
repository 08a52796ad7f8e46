import type { Db } from '#kernel/postgres/db.ts'

/** Of how many conversations at most. */
const maxConversations = 200
/** Who comes back the next day did not talk all night. */
const maxMinutes = 120

/** The median of a survey's latest conversations that were finished in one go, and how many those are. */
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
                    order by "completedAt" desc limit ${maxConversations}) as done
            where minutes between 0 and ${maxMinutes}`,
    values: [surveyId],
  })
  const [{ finished, minutes } = { finished: 0, minutes: null }] = rows
  return { finished, minutes: minutes ?? 0 }
}
