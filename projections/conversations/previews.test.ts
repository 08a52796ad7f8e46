import { test } from 'vitest'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { ids, sessionStartedData } from '../../tests/support/fixtures/conversation-events.ts'
import { previews } from './previews.projection.ts'

const over = { id: ids.other, at: '2026-01-01T10:30:00.000Z' }
const started = decodedEvent({ type: 'SessionStarted', data: sessionStartedData }, over)
const erased = decodedEvent({ type: 'SessionErased', data: { reason: 'expired' } }, over)

test('a preview is due after a day', () =>
  givenRows(previews, started).areRows({
    conversationId: ids.other,
    ownerId: sessionStartedData.ownerId,
    startedAt: '2026-01-01T10:30:00.000Z',
    dueAt: '2026-01-02T10:30:00.000Z',
  }))
test('an erased preview has no row', () => givenRows(previews, started, erased).areRows())
