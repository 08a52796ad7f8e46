import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { must } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import { projection } from '../engine/projection.ts'
import { printsOf } from './prints.ts'

/** A fingerprint of an answer that may be sold, by which its near-copies are found among all of a survey's. */
const AnswerPrint = z.object({
  responseId: z.uuid(),
  print: z.string(),
  surveyId: z.uuid(),
  conversationId: z.uuid(),
})

type Said = Pick<Heard<'AnswerSubmitted'>['data'], 'responseId' | 'kind' | 'text'>

const printed = ({ responseId, kind, text }: Said) =>
  kind === 'open' && text !== null && text.length > limits.excerpt.max
    ? printsOf(text).map((print) => ({ responseId, print }))
    : []

export const answerPrints = projection({
  name: 'answer-prints',
  version: 2,
  table: AnswerPrint,
  key: ['responseId', 'print'],
  indexes: [['surveyId', 'print'], ['conversationId']],
  rowsOf: {
    AnswerSubmitted: ({ data }) => printed(data),
    // Those of the answer before go, unless this one has them too.
    AnswerRevised: ({ data }) => [{ responseId: data.responseId }, ...printed(data)],
    AnswerWithdrawn: ({ data }) => [{ responseId: data.responseId }],
    SessionErased: ({ id }) => [{ conversationId: id }],
  },
  evolve(_, event, { responseId, print }) {
    if (event.type === 'SessionErased' || event.type === 'AnswerWithdrawn') return null
    if (!printed(event.data).some((each) => each.print === print)) return null
    return {
      responseId: must(responseId, 'responseId of a print'),
      print: must(print, 'print'),
      surveyId: must(event.meta.surveyId, 'surveyId of AnswerSubmitted'),
      conversationId: event.id,
    }
  },
})
