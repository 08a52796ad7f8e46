import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Code } from '../events/coding-checks.ts'

export const Agreement = z.enum(['reliable', 'tentative', 'unverified'])
export type Agreement = z.infer<typeof Agreement>

/**
 * The owner codes a sample of the responses without seeing how the AI coded them; then both are compared.
 * `none`: not checked yet, or the checked report was replaced.
 */
export const CodingCheck = z.object({
  status: z.enum(['none', 'running', 'finished']),
  /** Whether there are a report and enough responses for a new check. */
  can_start: z.boolean(),
  started_at: z.iso.datetime().nullable(),
  /** What a response may be about: topics of the report, and the survey's objectives. */
  codes: z.array(z.object({ id: Code, kind: z.enum(['topic', 'objective']), name: z.string() })),
  /** The sample in its order. `codes` are the owner's, null before the owner has coded the response. */
  items: z.array(
    z.object({
      response_id: z.uuid(),
      question: z.string(),
      answer: z.string(),
      /** `answer` is an excerpt: the response is locked. */
      cut: z.boolean(),
      codes: z.array(Code).nullable(),
    }),
  ),
  /** Empty until the check is finished. */
  results: z.array(
    z.object({
      code: Code,
      /** Responses with the code, as coded by the AI, by the owner, and by both. */
      ai: z.int(),
      owner: z.int(),
      both: z.int(),
      /** Krippendorff's alpha; null where neither used the code, or both for every response. */
      alpha: z.number().nullable(),
      /** From .800 on reliable, from .667 on tentative. */
      agreement: Agreement.nullable(),
    }),
  ),
})
export type CodingCheck = z.infer<typeof CodingCheck>

export const getCodingCheck = endpoint('GET /api/surveys/:id/coding-check', {
  access: 'owner',
  summary: 'Returns the owner’s check of the AI’s coding.',
  input: z.strictObject({ id: z.uuid() }),
  output: CodingCheck,
  problems: ['surveys/not-found'],
})

export const startCodingCheck = endpoint('POST /api/surveys/:id/coding-check', {
  access: 'owner',
  summary: 'Starts a check with a new sample, in place of the one before.',
  input: z.strictObject({ id: z.uuid() }),
  output: CodingCheck,
  problems: ['surveys/not-found', 'insights/nothing-to-check'],
})

export const codeResponse = endpoint('PUT /api/surveys/:id/coding-check/:responseId', {
  access: 'owner',
  summary: 'Records which codes apply to a response of the sample.',
  input: z.strictObject({
    id: z.uuid(),
    responseId: z.uuid(),
    /** Empty: none applies. */
    codes: z.array(Code).max(100),
  }),
  output: CodingCheck,
  problems: ['surveys/not-found', 'insights/not-in-check', 'insights/check-finished'],
})
