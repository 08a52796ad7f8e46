import { z } from 'zod'
import { ResponseStatus } from '#contract/live.ts'
import { rollup } from '../engine/rollups/rollup.ts'

const QualifiedResponse = z.object({
  surveyId: z.uuid(),
  rubricVersion: z.string().nullable(),
  status: ResponseStatus,
})

/** The qualified responses of a survey, and how many of them are unlocked. */
export const qualifiedCounts = rollup({
  of: QualifiedResponse,
  name: 'qualified-counts',
  version: 1,
  table: z.object({ surveyId: z.uuid(), responses: z.int(), unlocked: z.int() }),
  key: ['surveyId'],
  groupsOf: ({ surveyId, rubricVersion, status }) =>
    rubricVersion === null
      ? []
      : [{ surveyId, responses: 1, unlocked: status === 'unlocked' ? 1 : 0 }],
})
