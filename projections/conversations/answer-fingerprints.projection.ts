import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../engine/projection.ts'
import { fingerprintsOf } from './fingerprints.ts'

/**
 * A fingerprint of an answer that may be sold; finds near-copies among the answers of the survey. It is stored as a keyed
 * hash: the fingerprint itself would tell whether a text is the answer.
 */
const AnswerFingerprint = z.object({
  responseId: z.uuid(),
  print: z.string(),
  surveyId: z.uuid(),
  conversationId: z.uuid(),
})

type AnswerText = Pick<DecodedEvent<'AnswerSubmitted'>['data'], 'responseId' | 'kind' | 'text'>

function fingerprintKeys({ responseId, kind, text }: AnswerText) {
  if (kind !== 'open' || text === null || text.length < limits.qualified.min) return []
  return [...new Set(fingerprintsOf(text))].map((print) => ({ responseId, print }))
}

export const answerFingerprints = projection({
  name: 'answer-prints',
  version: 4,
  table: AnswerFingerprint,
  key: ['responseId', 'print'],
  keyed: { column: 'print', subject: ({ meta }) => meta.ownerId },
  indexes: [['surveyId', 'print'], ['conversationId']],
  overwrites: ['AnswerSubmitted'],
  rowsOf: {
    AnswerSubmitted: ({ data }) => fingerprintKeys(data),
    // Replaces the fingerprints of the previous answer.
    AnswerRevised: ({ data }) => [{ responseId: data.responseId }, ...fingerprintKeys(data)],
    AnswerWithdrawn: ({ data }) => [{ responseId: data.responseId }],
    SessionErased: ({ id }) => [{ conversationId: id }],
  },
  evolve(row, event, { responseId, print }) {
    if (event.type === 'SessionErased' || event.type === 'AnswerWithdrawn') return null
    // A row of the previous answer; those of this one come after it.
    if (row && event.type === 'AnswerRevised') return null
    return {
      responseId: must(responseId, 'responseId of a print'),
      print: must(print, 'print'),
      surveyId: must(event.meta.surveyId, 'surveyId of AnswerSubmitted'),
      conversationId: event.id,
    }
  },
})
