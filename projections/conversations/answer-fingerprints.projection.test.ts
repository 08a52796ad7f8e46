import { expect, test } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { answerFingerprints } from './answer-fingerprints.projection.ts'
import { fingerprintsOf } from './fingerprints.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const [survey, conversation, responseId] = [id(2), id(3), id(4)]
const long =
  'Support took three days to answer, and then it had nothing to do with what I had asked.'

const newEvent = <T extends EventType>(type: T, data: EventOf<T>['data']) =>
  decodedEvent({ type, data } as EventOf<T>, {
    ...{ id: conversation, meta: { surveyId: survey } },
  }) as DecodedEvent
const answerOf = (text: string, kind: 'open' | 'multiple' = 'open') => ({
  ...{ questionId: id(5), responseId, number: 2, kind, text, choice: null, elapsedMs: 1 },
})
const answered = (...answer: Parameters<typeof answerOf>) =>
  newEvent('AnswerSubmitted', answerOf(...answer))
const rowsOf = (text: string) =>
  fingerprintsOf(text).map((print) => ({
    ...{ responseId, print, surveyId: survey, conversationId: conversation },
  }))

test('an answer that may be sold has fingerprints', () => {
  expect(rowsOf(long)).toHaveLength(12)
  givenRows(answerFingerprints, answered(long)).areRows(...rowsOf(long))
})

test('a revised answer has the fingerprints of its new text only', () => {
  const revised = long.replace('three days', 'a whole week')
  givenRows(
    answerFingerprints,
    answered(long),
    newEvent('AnswerRevised', answerOf(revised)),
  ).areRows(...rowsOf(revised))
})

test('those of other answers of the conversation stay', () => {
  const other = { ...answerOf(long), responseId: id(6), questionId: id(7), number: 3 }
  const otherRows = rowsOf(long).map((row) => ({ ...row, responseId: id(6) }))
  const both = [answered(long), newEvent('AnswerSubmitted', other)]
  givenRows(
    answerFingerprints,
    ...both,
    newEvent('AnswerWithdrawn', { questionId: id(5), responseId, number: 2 }),
  ).areRows(...otherRows)
  const revised = long.replace('three days', 'a whole week')
  givenRows(answerFingerprints, ...both, newEvent('AnswerRevised', answerOf(revised))).areRows(
    ...otherRows,
    ...rowsOf(revised),
  )
})

test('short answers and choices have none', () =>
  givenRows(answerFingerprints, answered('short'), answered(long, 'multiple')).areRows())

test('fingerprints of an erased session are deleted', () =>
  givenRows(
    answerFingerprints,
    answered(long),
    newEvent('SessionErased', { reason: 'respondent' }),
  ).areRows())
