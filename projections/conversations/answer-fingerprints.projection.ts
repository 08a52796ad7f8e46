import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../engine/projection.ts'
import { fingerprintsOf } from './fingerprints.ts'

/** A fingerprint of an answer that may be sold; finds near-copies among the answers of the survey. */
const AnswerFingerprint = z.object({
  responseId: z.uuid(),
  print: z.string(),
  surveyId: z.uuid(),
  conversationId: z.uuid(),
})

type AnswerText = Pick<DecodedEvent<'AnswerSubmitted'>['data'], 'responseId' | 'kind' | 'text'>

/** Of each answer while its event is in memory: a fold reads them once for each row. */
const printsOfAnswer = new WeakMap<AnswerText, ReadonlySet<string>>()

function printsOf(answer: AnswerText): ReadonlySet<string> {
  let prints = printsOfAnswer.get(answer)
  if (!prints) printsOfAnswer.set(answer, (prints = computePrints(answer)))
  return prints
}

const computePrints = ({ kind, text }: AnswerText) =>
  new Set(
    kind === 'open' && text !== null && text.length > limits.excerpt.max
      ? fingerprintsOf(text)
      : [],
  )

const fingerprintKeys = (answer: AnswerText) =>
  [...printsOf(answer)].map((print) => ({ responseId: answer.responseId, print }))

export const answerFingerprints = projection({
  name: 'answer-prints',
  version: 2,
  table: AnswerFingerprint,
  key: ['responseId', 'print'],
  indexes: [['surveyId', 'print'], ['conversationId']],
  rowsOf: {
    AnswerSubmitted: ({ data }) => fingerprintKeys(data),
    // Removes the fingerprints of the previous answer that this one does not have.
    AnswerRevised: ({ data }) => [{ responseId: data.responseId }, ...fingerprintKeys(data)],
    AnswerWithdrawn: ({ data }) => [{ responseId: data.responseId }],
    SessionErased: ({ id }) => [{ conversationId: id }],
  },
  evolve(_, event, { responseId, print }) {
    if (event.type === 'SessionErased' || event.type === 'AnswerWithdrawn') return null
    if (print === undefined || !printsOf(event.data).has(print)) return null
    return {
      responseId: must(responseId, 'responseId of a print'),
      print,
      surveyId: must(event.meta.surveyId, 'surveyId of AnswerSubmitted'),
      conversationId: event.id,
    }
  },
})
