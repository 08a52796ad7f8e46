import { z } from 'zod'
import { rollup } from '../engine/rollups/rollup.ts'
import { isCriticalMoment } from './metric-definitions.ts'
import { SessionFiguresRow } from './session-figures-row.ts'

/**
 * The critical moments of an owner, one row each, in the order in which they are shown: the strongest first, then the newest.
 * Its rows disappear with the answers.
 */
export const criticalMoments = rollup({
  of: SessionFiguresRow,
  name: 'critical-moments',
  version: 1,
  table: z.object({
    ownerId: z.uuid(),
    /** In thousandths. */
    score: z.int(),
    /** Milliseconds before the year 2100, so that the newest is first. */
    age: z.int(),
    day: z.iso.date(),
    surveyId: z.uuid(),
    responseId: z.uuid(),
    count: z.int(),
  }),
  key: ['ownerId', 'score', 'age', 'day', 'surveyId', 'responseId'],
  indexes: [['surveyId', 'score', 'age', 'day', 'responseId']],
  groupsOf: ({ ownerId, surveyId, startedAt, erased, answers }) =>
    Object.entries(answers)
      .filter(([, answer]) => !erased && isCriticalMoment(answer))
      .map(([responseId, { score, analysedAt }]) => ({
        ...{ ownerId, surveyId, responseId, score, day: startedAt.slice(0, 10), count: 1 },
        age: Date.UTC(2100, 0) - Date.parse(analysedAt),
      })),
})
