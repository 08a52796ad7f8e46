// What a model replies where it writes a report.
import { z } from 'zod'
import { FindingKind } from '#contract/events/insight-reports.ts'
import { Level, Sentiment } from '#contract/survey.ts'

const based_on = z.array(z.string())
const basis = { based_on, sources: z.array(z.string()), general: z.string() }
const objective = z.string().nullable()

export const ReportReply = z.object({
  /** `findings`: the numbers, from 1, of those that a sentence says. */
  overview: z.array(
    z.object({ text: z.string(), general: z.string(), findings: z.array(z.number()) }),
  ),
  findings: z.array(
    z.object({
      text: z.string(),
      /** The text for one person. */
      for_one: z.string(),
      kind: FindingKind,
      sentiment: Sentiment.nullable(),
      objective,
      sides: z.array(z.object({ based_on })),
      ...basis,
    }),
  ),
  topics: z.array(
    z.object({ name: z.string(), sentiment: Sentiment, description: z.string(), based_on }),
  ),
  patterns: z.array(z.object({ pattern: z.string(), impact: Level, ...basis })),
  recommendations: z.array(
    z.object({
      action: z.string(),
      /** Numbers of the findings that it follows from, from 1. */
      findings: z.array(z.number()),
      outcome: z.string(),
      priority: Level,
      objective,
      general: z.string(),
    }),
  ),
})
export type ReportReply = z.infer<typeof ReportReply>
