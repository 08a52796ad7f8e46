import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RecordedEvent } from '#ports/event-store.ts'
import { memoryKeys } from '../../../tests/support/kernel/memory-keys.ts'
import { openMemoryEventStore } from '../../adapters/event-store/memory.ts'
import { notebook } from '../../../tests/support/kernel/notebook-aggregate.ts'
import { describeLinkFault, chainHash } from './hash-chain.ts'
import { openExecutor } from './execute.ts'
import { openDecoder } from './decode-events.ts'

const ledger = { ...notebook, hashChained: true as const }

async function written(): Promise<RecordedEvent[]> {
  const [store, keys] = [openMemoryEventStore(), memoryKeys()]
  const executor = openExecutor({ store, keys, decodeEvents: openDecoder(keys) })
  const execute = (command: Parameters<typeof notebook.decide>[0]) => {
    const commandId = randomUUID()
    return executor({ commandId, correlationId: commandId, actor: 'test' })(ledger, 'a', command)
  }
  await execute({ type: 'Both', note: 'a', text: 'words', mark: 'm' })
  await execute({ type: 'Mark', mark: 'n' })
  await execute({ type: 'Mark', mark: 'o' })
  return Array.fromAsync(store.readStream('notebook-a'))
}

const brokenAt = (events: readonly RecordedEvent[]) =>
  events.findIndex(
    (event, index) => describeLinkFault(event, events[index - 1]?.meta['hash']) !== undefined,
  )

test('a chain verifies over several events of one command and several commands', async () => {
  expect(brokenAt(await written())).toBe(-1)
})

test('altered, removed, swapped and added events are detected', async () => {
  const events = await written()
  const altered = events.with(1, { ...events[1]!, data: { objectiveId: 'm', status: 'covered' } })
  const redated = events.with(2, {
    ...events[2]!,
    meta: { ...events[2]!.meta, at: '2026-01-01T00:00:00.000Z' },
  })
  expect(brokenAt(altered)).toBe(1)
  expect(brokenAt(redated)).toBe(2)
  expect(brokenAt(events.toSpliced(1, 1))).toBe(1)
  expect(brokenAt(events.slice(1))).toBe(0)
  expect(brokenAt(events.toSpliced(2, 0, events[1]!))).toBe(2)
})

test('the hash is over canonical JSON, so that others can recompute it', () => {
  const event = {
    id: 'i',
    type: 'T',
    revision: 3n,
    at: '2026-01-01T00:00:00.000Z',
    data: { b: 1, a: ['é', null, 1e21] },
    previousHash: '0',
  }
  // printf '%s' '{"at":"2026-01-01T00:00:00.000Z","data":{"a":["é",null,1e+21],"b":1},"id":"i","previousHash":"0","revision":3,"type":"T"}' | sha256sum
  expect(chainHash(event)).toBe('d68803fd11b1c2ccc02af6d6cbb107e5d3e4e98ab75e29ee3d036a14ff1c26e1')
})
