import { expect, test } from 'vitest'
import type { RecordedEvent } from '#ports/event-store.ts'
import { memoryKeys } from '../../../tests/support/kernel/memory-keys.ts'
import { openDecoder, decodeForFold } from './decode-events.ts'

const recorded = (over: Partial<RecordedEvent>): RecordedEvent => ({
  id: 'e',
  type: 'SurveyPublished',
  data: { version: 1 },
  meta: { version: '1', at: '2026-01-02T03:04:05.678Z', commandId: 'c' },
  stream: 'survey-11-22',
  revision: 4n,
  position: '0007',
  at: new Date(0),
  ...over,
})

const decodeEvents = openDecoder(memoryKeys())

test('decodes an event', async () => {
  expect(await decodeEvents([recorded({})])).toEqual([
    {
      type: 'SurveyPublished',
      data: { version: 1 },
      eventId: 'e',
      stream: 'survey-11-22',
      id: '11-22',
      revision: 4n,
      position: '0007',
      at: '2026-01-02T03:04:05.678Z',
      meta: { version: '1', at: '2026-01-02T03:04:05.678Z', commandId: 'c' },
    },
  ])
})

test('unknown event types are skipped', async () => {
  const unknown = recorded({ type: 'SomethingNew' })
  expect(await decodeEvents([unknown, recorded({})])).toHaveLength(1)
  expect(decodeForFold(unknown)).toBeUndefined()
})

test('an event of a newer version is an error, not skipped', async () => {
  const later = recorded({ meta: { version: '2' } })
  await expect(decodeEvents([later])).rejects.toThrow('SurveyPublished has version 2')
})

test('sealed fields are null without their key', async () => {
  const meta = { version: '1', sealed: 'fields', sessionId: 's' }
  const [event] = await decodeEvents([
    recorded({ type: 'PreSurveyDataGiven', data: { fields: '1j.AAAA' }, meta }),
  ])
  expect(event!.data).toEqual({ fields: null })
})
