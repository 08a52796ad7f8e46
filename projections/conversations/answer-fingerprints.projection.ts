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

function fingerprintKeys({ data, meta }: DecodedEvent<'AnswerSubmitted' | 'AnswerRevised'>) {
  const { responseId, kind, text } = data
  if (kind !== 'open' || text === null || text.length < limits.qualified.min) return []
  const surveyId = must(meta.surveyId, 'surveyId of an answer')
  return [...new Set(fingerprintsOf(text))].map((print) => ({ surveyId, print, responseId }))
}

/** The fingerprints of all answers of a conversation. */
const conversationKey = ({ id }: { id: string }) => ({ conversationId: id })

export const answerFingerprints = projection({
  name: 'answer-prints',
  version: 5,
  table: AnswerFingerprint,
  // The order in which near-copies are looked for: an answer has a dozen rows, and each index an entry for each.
  key: ['surveyId', 'print', 'responseId'],
  keyed: { column: 'print', subject: ({ meta }) => meta.ownerId },
  indexes: [['conversationId']],
  overwrites: ['AnswerSubmitted'],
  rowsOf: {
    AnswerSubmitted: fingerprintKeys,
    // Replaces the fingerprints of the previous answer.
    AnswerRevised: (event) => [conversationKey(event), ...fingerprintKeys(event)],
    AnswerWithdrawn: (event) => [conversationKey(event)],
    SessionErased: (event) => [conversationKey(event)],
  },
  evolve(row, event, { responseId, print, surveyId }) {
    if (event.type === 'SessionErased') return null
    if (row && event.type !== 'AnswerSubmitted')
      // A row of the previous answer, which goes, or of another one. Those of the new answer come after it.
      return row.responseId === event.data.responseId ? null : row
    if (event.type === 'AnswerWithdrawn') return null
    return {
      responseId: must(responseId, 'responseId of a print'),
      print: must(print, 'print'),
      surveyId: must(surveyId, 'surveyId of a print'),
      conversationId: event.id,
    }
  },
})
