import { z } from 'zod'
import { rollup } from '../engine/rollups/rollup.ts'
import { RatingKind, SessionFiguresRow } from './session-figures-row.ts'
import { groupColumns, groupKey, groupsOfSession } from './survey-group-days.rollup.ts'

/** How often each number was answered, by the days and groups that are compared. */
export const surveyRatings = rollup({
  of: SessionFiguresRow,
  name: 'survey-ratings',
  version: 1,
  table: z.object({ ...groupKey, kind: RatingKind, value: z.int(), answers: z.int() }),
  key: [...groupColumns, 'kind', 'value'],
  groupsOf(row) {
    const ratings = Object.values(row.ratings)
    if (ratings.length === 0) return []
    return groupsOfSession(row).flatMap((group) =>
      ratings.map((rating) => ({ ...group, ...rating, answers: 1 })),
    )
  },
})
