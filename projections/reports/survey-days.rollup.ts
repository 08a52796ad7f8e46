import { z } from 'zod'
import { rollup } from '../engine/rollups/rollup.ts'
import { grains, startsOf } from './calendar.ts'
import { measuresOf, sessionMeasures } from './session-measures.ts'
import { SessionFiguresRow } from './session-figures-row.ts'

/** Figures of a survey by UTC day, week and month, so that a long period is the sum of few rows. */
export const surveyDays = rollup({
  of: SessionFiguresRow,
  name: 'survey-days',
  version: 1,
  table: z.object({
    ownerId: z.uuid(),
    grain: z.enum(grains),
    /** The first day of the week or month, YYYY-MM-DD. */
    day: z.iso.date(),
    surveyId: z.uuid(),
    ...sessionMeasures,
  }),
  key: ['ownerId', 'grain', 'day', 'surveyId'],
  indexes: [['surveyId', 'grain', 'day']],
  groupsOf(row) {
    const measures = measuresOf(row)
    const { ownerId, surveyId } = row
    return startsOf(row.startedAt).map((start) => ({ ...measures, ownerId, surveyId, ...start }))
  },
})
