import { z } from 'zod'
import { rollup } from '../engine/rollups/rollup.ts'
import { grains, startsOf } from './calendar.ts'
import { measuresOf, sessionMeasures } from './session-measures.ts'
import { SessionFiguresRow } from './session-figures-row.ts'

/** Figures of all surveys of an owner together by UTC day, week and month: few rows, however many surveys there are. */
export const ownerDays = rollup({
  of: SessionFiguresRow,
  name: 'owner-days',
  version: 1,
  table: z.object({
    ownerId: z.uuid(),
    grain: z.enum(grains),
    /** The first day of the week or month, YYYY-MM-DD. */
    day: z.iso.date(),
    ...sessionMeasures,
  }),
  key: ['ownerId', 'grain', 'day'],
  groupsOf(row) {
    const measures = measuresOf(row)
    return startsOf(row.startedAt).map((start) => ({ ...measures, ownerId: row.ownerId, ...start }))
  },
})
