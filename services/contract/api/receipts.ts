import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { SurveyLanguage } from '../languages.ts'
import { QuestionKind } from '../survey.ts'
import { Stars } from './public.ts'

/** As typed: a malformed code gets the same response as an unknown one. */
const ReceiptCode = z.string().max(200)

/** A respondent's answers. */
export const Receipt = z.object({
  survey: z.object({ title: z.string(), public_id: z.string(), language: SurveyLanguage }),
  started_at: z.iso.datetime(),
  finished: z.boolean(),
  /** Time of the automatic erasure; null: never. */
  kept_until: z.iso.datetime().nullable(),
  /** No device, name or contact of the respondent is kept. */
  anonymous: z.boolean(),
  /** The fields that were asked before the first question. */
  fields: z.record(z.string(), z.string()),
  /** What the sender wrote on the personal link; absent without one, or without a name. */
  invited_as: z.object({ name: z.string(), reference: z.string() }).optional(),
  answers: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      /** How to read the answer: numbers and dates are as computers write them. */
      kind: QuestionKind,
      at: z.iso.datetime(),
      language: SurveyLanguage.optional(),
    }),
  ),
  rating: z.object({ rating: Stars, comment: z.string() }).nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const readReceipt = endpoint('GET /api/public/receipts/:code', {
  access: 'respondent',
  summary: 'Returns a respondent’s answers by their receipt code.',
  input: z.strictObject({ code: ReceiptCode }),
  output: Receipt,
  problems: ['conversations/receipt-unknown'],
})

export const deleteReceipt = endpoint('DELETE /api/public/receipts/:code', {
  access: 'respondent',
  summary: 'Erases a respondent’s answers. Idempotent.',
  input: z.strictObject({ code: ReceiptCode }),
  output: Done,
  problems: ['conversations/receipt-unknown'],
})
