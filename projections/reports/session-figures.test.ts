import { expect, test } from 'vitest'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { measuresOf } from './session-measures.ts'
import { sessionFigures } from './session-figures.projection.ts'

const at = (type: string, data: object, day: number) =>
  decodedEvent({ type, data } as never, { id: 'c', at: `2026-01-0${day}T12:00:00.000Z` })
const started = at('SessionStarted', { surveyId: 's', ownerId: 'ana' }, 1)
const analysed = (responseId: string, score: number, sentiment: string, emotions = {}) =>
  at(
    'ResponseAnalysed',
    {
      ...{ conversationId: 'c', surveyId: 's', responseId, emotions, aspects: [] },
      sentiment: { score, class: sentiment },
    },
    2,
  )
const qualified = (responseId: string) =>
  at('ResponseQualified', { conversationId: 'c', responseId }, 2)
const erased = (responseId: string, wasQualified: boolean) =>
  at(
    'ResponseErased',
    { conversationId: 'c', responseId, sentiment: null, qualified: wasQualified },
    3,
  )

test('a conversation counts on the day on which it started', () => {
  const [row] = givenRows(
    sessionFigures,
    started,
    at('AnswerSubmitted', {}, 1),
    at('AnswerSubmitted', {}, 2),
    analysed('a', 0.5, 'positive', { joy: 0.2, confidence: 0.7 }),
    analysed('b', -0.25, 'negative', { anger: 0.5, fear: 0.5 }),
    analysed('c', 0, 'mixed'),
    qualified('a'),
    at('SessionCompleted', {}, 3),
  ).rows()
  expect(row?.startedAt).toBe('2026-01-01T12:00:00.000Z')
  expect(measuresOf(row!)).toMatchObject({
    ...{ sessions: 1, completed: 1, responses: 2, qualified: 1 },
    ...{ analysed: 3, positive: 1, negative: 1, mixed: 1, neutral: 0, score: 250 },
    ...{ confidence: 1, anger: 1, joy: 0, fear: 0 },
  })
})

test('what its respondent erased is in no figure but that it took place', () => {
  const [row] = givenRows(
    sessionFigures,
    started,
    at('AnswerSubmitted', {}, 1),
    at('AnswerSubmitted', {}, 1),
    analysed('a', 0.3, 'positive', { joy: 1 }),
    analysed('b', 0.1, 'negative', { anger: 1 }),
    qualified('a'),
    at('SessionCompleted', {}, 2),
    at('SessionErased', { reason: 'respondent', figures: { answers: 2 } }, 3),
    erased('a', true),
    erased('b', false),
  ).rows()
  const measures = measuresOf(row!)
  expect(Object.entries(measures).filter(([, value]) => value !== 0)).toEqual([
    ['sessions', 1],
    ['completed', 1],
  ])
})

test('events of an unknown conversation are ignored', () =>
  givenRows(sessionFigures, analysed('a', 1, 'positive')).areRows())
