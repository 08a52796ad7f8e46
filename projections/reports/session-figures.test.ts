import { test } from 'vitest'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { sessionFigures } from './session-figures.projection.ts'

const at = (type: string, data: object, day: number) =>
  decodedEvent({ type, data } as never, { id: 'c', at: `2026-01-0${day}T12:00:00.000Z` })
const started = at('SessionStarted', { surveyId: 's', ownerId: 'ana' }, 1)
const analysed = (score: number, sentiment: string) =>
  at('ResponseAnalysed', { conversationId: 'c', sentiment: { score, class: sentiment } }, 2)

test('a conversation counts on the day on which it started', () =>
  givenRows(
    sessionFigures,
    started,
    at('AnswerSubmitted', {}, 1),
    at('AnswerSubmitted', {}, 2),
    analysed(0.5, 'positive'),
    analysed(-0.25, 'negative'),
    analysed(0, 'mixed'),
    at('ResponseQualified', { conversationId: 'c' }, 3),
    at('SessionCompleted', {}, 3),
  ).areRows({
    startedAt: '2026-01-01T12:00:00.000Z',
    completed: true,
    responses: 2,
    analysed: 3,
    sentimentSum: 0.25,
    positive: 1,
    negative: 1,
    qualified: 1,
  }))

test('events of an unknown conversation are ignored', () =>
  givenRows(sessionFigures, analysed(1, 'positive')).areRows())
