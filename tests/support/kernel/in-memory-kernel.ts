// The kernel in memory, for conversations without a server: an event store, an executor, and sequential reactors.
import { randomUUID } from 'node:crypto'
import type { EventType } from '#contract/events/catalogue.ts'
import type { Execute } from '#kernel/commands/command.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { readHistory, openDecoder } from '#kernel/commands/decode-events.ts'
import { derivedId } from '#kernel/ids.ts'
import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { openMemoryEventStore } from '../../../services/adapters/event-store/memory.ts'
import { memoryKeys } from './memory-keys.ts'

/** Calls `onEventHandled` after each event that a reactor has handled. */
export function openInMemoryKernel(
  reactors: readonly Reactor[],
  onEventHandled: (reactor: string, event: DecodedEvent) => void = () => {},
) {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const decodeEvents = openDecoder(keys)
  // Events are a second apart.
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const executor = openExecutor({
    store,
    keys,
    decodeEvents,
    now: () => new Date((clock += 1_000)),
  })
  const read = (stream: string) => readHistory(store, decodeEvents, stream)
  const executeAs = (actor: string, commandId: string = randomUUID()): Execute =>
    executor({ commandId, correlationId: 'stage', actor })

  async function readLog(after = ''): Promise<DecodedEvent[]> {
    const all: DecodedEvent[] = []
    for await (const batch of store.readAll({ after })) all.push(...(await decodeEvents(batch)))
    return all
  }

  /** Runs every reactor from this position until no new events follow. Returns the last position. */
  async function runReactors(after = ''): Promise<string> {
    let reached = after
    for (let news = await readLog(reached); news.length > 0; news = await readLog(reached))
      for (const event of news) {
        reached = event.position
        for (const reactor of reactors) await dispatch(reactor, event)
      }
    return reached
  }

  async function dispatch({ name, on }: Reactor, event: DecodedEvent): Promise<void> {
    const handler = on[event.type] as EventHandler | undefined
    if (!handler) return
    const commandId = derivedId(name, event.eventId)
    await handler(event, {
      execute: executeAs(name, commandId),
      executeAs: (other) => executeAs(name, derivedId(commandId, other)),
      readHistory: () => read(event.stream),
      signal: new AbortController().signal,
      deferrals: 0,
    })
    onEventHandled(name, event)
  }

  return { executeAs, read, readLog, runReactors, head: store.head }
}

type EventHandler = (event: DecodedEvent<EventType>, context: ReactorContext) => Promise<void>
