// What a conversation adds to the figures of a report.
import { z } from 'zod'
import type { Emotion } from '#contract/events/responses.ts'
import { isCriticalMoment } from './metric-definitions.ts'
import type { SessionFiguresRow } from './session-figures-row.ts'

/** Columns of rollups. Answers by their strongest emotion have the emotion's name. */
export const sessionMeasures = {
  sessions: z.int(),
  completed: z.int(),
  responses: z.int(),
  qualified: z.int(),
  /** Answers with a sentiment: positive, neutral, negative and mixed ones. */
  analysed: z.int(),
  positive: z.int(),
  neutral: z.int(),
  negative: z.int(),
  mixed: z.int(),
  critical: z.int(),
  /** Sum of the scores, in thousandths. */
  score: z.int(),
  joy: z.int(),
  frustration: z.int(),
  anger: z.int(),
  surprise: z.int(),
  sadness: z.int(),
  confidence: z.int(),
  fear: z.int(),
  other: z.int(),
} satisfies Record<Emotion | string, z.ZodType>

const SessionMeasures = z.object(sessionMeasures)
export type SessionMeasures = z.infer<typeof SessionMeasures>
export const measureNames = Object.keys(sessionMeasures) as (keyof SessionMeasures)[]

const none: Readonly<SessionMeasures> = {
  ...{ sessions: 0, completed: 0, responses: 0, qualified: 0 },
  ...{ analysed: 0, positive: 0, neutral: 0, negative: 0, mixed: 0, critical: 0, score: 0 },
  ...{ joy: 0, frustration: 0, anger: 0, surprise: 0, sadness: 0 },
  ...{ confidence: 0, fear: 0, other: 0 },
}

export const noMeasures = (): SessionMeasures => ({ ...none })

export function addUp(rows: readonly SessionMeasures[]): SessionMeasures {
  const total = noMeasures()
  for (const row of rows) for (const name of measureNames) total[name] += row[name]
  return total
}

/** Several rollups ask for those of one row. */
const known = new WeakMap<SessionFiguresRow, Readonly<SessionMeasures>>()

export function measuresOf(row: SessionFiguresRow): Readonly<SessionMeasures> {
  let measures = known.get(row)
  if (!measures) known.set(row, (measures = sumUp(row)))
  return measures
}

function sumUp(row: SessionFiguresRow): SessionMeasures {
  const measures = noMeasures()
  measures.sessions = 1
  measures.completed = row.completed ? 1 : 0
  measures.responses = row.responses
  measures.qualified = row.qualified
  for (const answer of Object.values(row.answers)) {
    const { sentiment, score, emotion } = answer
    measures.analysed++
    measures[sentiment]++
    if (isCriticalMoment(answer)) measures.critical++
    measures.score += score
    if (emotion) measures[emotion]++
  }
  return measures
}
