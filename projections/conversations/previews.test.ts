import { test } from 'vitest'
import { givenRows, heard } from '../../tests/support/given-rows.ts'
import { ids, session } from '../../tests/support/conversation-events.ts'
import { previews } from './previews.projection.ts'

const over = { id: ids.other, at: '2026-01-01T10:30:00.000Z' }
const started = heard({ type: 'SessionStarted', data: session }, over)
const erased = heard({ type: 'SessionErased', data: { reason: 'expired' } }, over)

test('a preview is due after a day', () =>
  givenRows(previews, started).are({
    conversationId: ids.other,
    ownerId: session.ownerId,
    startedAt: '2026-01-01T10:30:00.000Z',
    dueAt: '2026-01-02T10:30:00.000Z',
  }))
test('and gone once it is erased', () => givenRows(previews, started, erased).are())
