// A log in which every event type of the catalogue, and every stored version of it, occurs many times.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { encodeEvents } from '#kernel/commands/encode-events.ts'
import { eventTypes } from '#kernel/commands/event-types.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { EventStore, Json } from '#ports/event-store.ts'
import { personalEvents } from '../../../tests/support/fixtures/personal-events.ts'
import { appendConversations } from '../bench/conversations.ts'

type Stored = { type: string; version: number; data: Json }

const stored = readFileSync(new URL('../../../tests/history/events.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stored)

const at = '2026-01-01T00:00:00.000Z'
const takesBack = /Erased$|Withdrawn$|Reassessed$|Refunded$/

/** For each subject all events, those that take something back last or not at all; every seventh subject loses its key. */
export async function appendEveryEvent(
  store: EventStore,
  keys: Pick<Keys, 'getOrCreate' | 'destroy'>,
  { subjects, conversations }: { subjects: number; conversations: number },
): Promise<void> {
  await appendConversations(store, keys, { count: conversations, qualified: 2 })
  for (let number = 0; number < subjects; number++) {
    const id = randomUUID()
    const events = personalEvents(id)
    const lasting = events.filter(({ type }) => !takesBack.test(type))
    await appendSealed(store, keys, id, shuffled(lasting))
    await appendSealed(store, keys, id, lasting)
    await appendStored(store, id)
    await appendSealed(store, keys, randomUUID(), shuffled(lasting), 'preview')
    if (number % 3 === 0) await appendSealed(store, keys, id, shuffled(events))
    if (number % 7 === 0) await keys.destroy(id)
  }
}

async function appendSealed(
  store: EventStore,
  keys: Pick<Keys, 'getOrCreate'>,
  id: string,
  events: readonly DomainEvent[],
  category = 'conversation',
): Promise<void> {
  const commandId = randomUUID()
  const typed = events.map(({ type, data }) => ({ ...eventTypes.get(type)!, type, data }))
  const encoded = await encodeEvents(keys, typed, {
    about: { ownerId: id, surveyId: id, sessionId: id },
    envelope: { commandId, correlationId: commandId, actor: 'comparison' },
    at,
  })
  const hashes = { hash: 'hash', previousHash: 'previous' }
  const chained = encoded.map((event) => ({ ...event, meta: { ...event.meta, ...hashes } }))
  await store.append(`${category}-${id}`, 'any', chained)
}

/** Their ids are those of one subject: they are replaced. */
async function appendStored(store: EventStore, id: string): Promise<void> {
  const events = stored.map(({ type, version, data }) => ({
    id: randomUUID(),
    type,
    data: JSON.parse(
      JSON.stringify(data).replaceAll(/[0-9a-f]{8}-0000-4000-8000-0{4}[0-9a-f]{8}/g, id),
    ) as Json,
    meta: {
      ...{ version: String(version), at, ownerId: id, surveyId: id, sessionId: id },
      ...{ commandId: 'c', correlationId: 'c', actor: 'comparison' },
      ...{ hash: 'hash', previousHash: 'previous' },
    },
  }))
  await store.append(`conversation-${id}`, 'any', events)
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
