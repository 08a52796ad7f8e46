import { z } from 'zod'
import { Code } from '#contract/events/coding-checks.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'

/** The last check of the AI's coding of a survey. */
const CodingCheckRow = z.object({
  surveyId: z.uuid(),
  checkId: z.uuid(),
  /** When the report was generated whose topics are checked. */
  reportedAt: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  codes: z.array(Code),
  /** Null before the owner has coded the response. */
  items: z.array(
    z.object({
      responseId: z.uuid(),
      aiCodes: z.array(Code),
      ownerCodes: z.array(Code).nullable(),
    }),
  ),
})
export type CodingCheckRow = z.infer<typeof CodingCheckRow>

const surveyKey = ({ id }: { id: string }) => [{ surveyId: id }]

export const codingChecks = projection({
  name: 'coding-checks',
  version: 1,
  table: CodingCheckRow,
  key: ['surveyId'],
  rowsOf: {
    CodingCheckStarted: surveyKey,
    ResponseCodedByOwner: surveyKey,
    SessionErased: ({ meta, data }) =>
      meta.surveyId && data.responseIds ? [{ surveyId: meta.surveyId }] : [],
    SurveyErased: surveyKey,
  },
  evolve(row, event): CodingCheckRow | null {
    if (event.type === 'CodingCheckStarted') {
      const { surveyId, checkId, reportedAt, codes, items } = event.data
      return {
        ...{ surveyId, checkId, reportedAt, startedAt: event.at, codes },
        items: items.map((item) => ({ ...item, ownerCodes: null })),
      }
    }
    if (!row || event.type === 'SurveyErased') return null
    if (event.type === 'SessionErased') {
      const erased = new Set(event.data.responseIds)
      const items = row.items.filter(({ responseId }) => !erased.has(responseId))
      return items.length === row.items.length ? row : { ...row, items }
    }
    const { responseId, codes } = event.data
    return {
      ...row,
      items: row.items.map((item) =>
        item.responseId === responseId ? { ...item, ownerCodes: codes } : item,
      ),
    }
  },
})

/** By survey. */
export async function findCodingChecks(
  db: Db,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, CodingCheckRow>> {
  const { rows } = await db.query<CodingCheckRow>(
    'select * from read.coding_checks where "surveyId" = any($1::uuid[])',
    [surveyIds],
  )
  return new Map(rows.map((row) => [row.surveyId, row]))
}

/** Finished once every response that still exists is coded. */
export const isFinished = ({ items }: Pick<CodingCheckRow, 'items'>): boolean =>
  items.length > 0 && items.every(({ ownerCodes }) => ownerCodes !== null)
