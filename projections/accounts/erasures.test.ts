import { test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { decodedEvent, givenRows } from '../../tests/support/kernel/projection-specification.ts'
import { erasures, type ErasureRow } from './erasures.projection.ts'

const [ownerId, surveyId, sessionId] = ['1', '2', '3'].map(
  (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string]
const [requestedAt, erasedAt, finishedAt] = ['01', '02', '03'].map(
  (day) => `2026-01-${day}T00:00:00.000Z`,
) as [string, string, string]

const meta = { ownerId, surveyId }
const about = (id: string, at: string) => (event: DomainEvent) =>
  decodedEvent(event, { id, at, meta })
const restorableUntil = erasedAt
const deleted = about(surveyId, requestedAt)({ type: 'SurveyDeleted', data: { restorableUntil } })
const restored = about(surveyId, requestedAt)({ type: 'SurveyRestored', data: {} })
const erased = about(surveyId, erasedAt)({ type: 'SurveyErased', data: {} })
const sessionErased = (reason: 'owner' | 'owner-session' | 'retention') =>
  about(sessionId, erasedAt)({ type: 'SessionErased', data: { reason, responseIds: [surveyId] } })
const finished = (id: string) =>
  about(id, finishedAt)({ type: 'ErasureFinished', data: { ownerId } })
const accountErased = about(ownerId, finishedAt)({ type: 'AccountErased', data: {} })

const survey: ErasureRow = {
  ...{ ownerId, subjectId: surveyId, kind: 'survey', requestedAt, eraseAt: erasedAt },
  ...{ erasedAt: null, conversations: 0, answers: 0, finishedAt: null },
}
const session: ErasureRow = {
  ...{ ownerId, subjectId: sessionId, kind: 'conversation' },
  ...{ requestedAt: erasedAt, eraseAt: erasedAt, erasedAt },
  ...{ conversations: 1, answers: 1, finishedAt: null },
}

test('a deleted survey can be restored', () => {
  givenRows(erasures, deleted).areRows(survey)
  givenRows(erasures, deleted, restored).areRows()
})

test('an erased survey counts the conversations that are erased with it', () =>
  givenRows(erasures, deleted, erased, sessionErased('owner'), finished(surveyId)).areRows({
    ...survey,
    ...{ erasedAt, conversations: 1, answers: 1, finishedAt },
  }))

test('a single conversation has a receipt of its own', () => {
  givenRows(erasures, sessionErased('owner-session')).areRows(session)
  givenRows(erasures, sessionErased('owner-session'), finished(sessionId)).areRows({
    ...session,
    finishedAt,
  })
})

test('what expires, or ends with the account, has none', () => {
  givenRows(erasures, sessionErased('retention')).areRows()
  givenRows(erasures, erased, sessionErased('owner')).areRows()
  givenRows(erasures, deleted, erased, accountErased).areRows()
})
