// The kernel in memory, for conversations without a server: an event store, an executor, and reactors that hear in turn.
import { randomUUID } from 'node:crypto'
import type { EventType } from '#contract/events/catalogue.ts'
import type { Execute } from '#kernel/command.ts'
import { openExecutor } from '#kernel/execute.ts'
import { history, openHear } from '#kernel/hear.ts'
import { derivedId } from '#kernel/ids.ts'
import type { Hearing, Reactor } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import { openMemoryEventStore } from '../../services/adapters/event-store/memory.ts'
import { memoryKeys } from './memory-keys.ts'

/** `heard` is called each time a reactor has done with an event that it listens to. */
export function openStage(
  reactors: readonly Reactor[],
  heard: (reactor: string, event: Heard) => void = () => {},
) {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const hear = openHear(keys)
  // One second passes between any two events.
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const executor = openExecutor({ store, keys, hear, now: () => new Date((clock += 1_000)) })
  const read = (stream: string) => history(store, hear, stream)
  const as = (actor: string, commandId: string = randomUUID()): Execute =>
    executor({ commandId, correlationId: 'stage', actor })

  async function log(after = ''): Promise<Heard[]> {
    const all: Heard[] = []
    for await (const batch of store.readAll({ after })) all.push(...(await hear(batch)))
    return all
  }

  /** Lets every reactor hear what comes after this position, until nothing new is said. Answers with the last position. */
  async function settle(after = ''): Promise<string> {
    let reached = after
    for (let news = await log(reached); news.length > 0; news = await log(reached))
      for (const event of news) {
        reached = event.position
        for (const reactor of reactors) await tell(reactor, event)
      }
    return reached
  }

  async function tell({ name, on }: Reactor, event: Heard): Promise<void> {
    const handler = on[event.type] as Handler | undefined
    if (!handler) return
    const commandId = derivedId(name, event.eventId)
    await handler(event, {
      execute: as(name, commandId),
      named: (other) => as(name, derivedId(commandId, other)),
      history: () => read(event.stream),
      signal: new AbortController().signal,
      deferrals: 0,
    })
    heard(name, event)
  }

  return { as, read, log, settle, head: store.head }
}

type Handler = (event: Heard<EventType>, hearing: Hearing) => Promise<void>
