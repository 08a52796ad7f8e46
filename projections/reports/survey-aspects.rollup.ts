import { z } from 'zod'
import { rollup } from '../engine/rollups/rollup.ts'
import { grains, startsOf } from './calendar.ts'
import { SessionFiguresRow } from './session-figures-row.ts'

/** In thousandths: aspects from here on are positive, or negative from the opposite on. */
export const clearAspectScore = 200

/** Mentions of the owner's keywords by survey and UTC day, week and month. */
export const surveyAspects = rollup({
  of: SessionFiguresRow,
  name: 'survey-aspects',
  version: 1,
  table: z.object({
    ownerId: z.uuid(),
    grain: z.enum(grains),
    day: z.iso.date(),
    surveyId: z.uuid(),
    /** Fingerprint of the keyword. */
    keyword: z.string(),
    mentions: z.int(),
    positive: z.int(),
    negative: z.int(),
  }),
  key: ['ownerId', 'grain', 'day', 'surveyId', 'keyword'],
  indexes: [['surveyId', 'grain', 'day']],
  groupsOf({ ownerId, surveyId, startedAt, answers }) {
    const starts = startsOf(startedAt)
    return Object.values(answers)
      .flatMap(({ aspects }) => aspects)
      .flatMap(([keyword, score]) =>
        starts.map((start) => ({
          ...{ ownerId, surveyId, keyword, ...start, mentions: 1 },
          positive: score >= clearAspectScore ? 1 : 0,
          negative: score <= -clearAspectScore ? 1 : 0,
        })),
      )
  },
})
