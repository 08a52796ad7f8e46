import type { AllStreamSubscription } from '@kurrent/kurrentdb-client'
import {
  EventStoreUnavailable,
  type EventStore,
  type EventFilter,
  type SubscriptionMessage,
  type RecordedEvent,
} from '#ports/event-store.ts'
import { pause } from '#kernel/async/backoff.ts'
import { openWakeUp } from '#kernel/async/wake-up.ts'
import { createEventMatcher } from '../event-filter.ts'
import { toPosition } from '../position.ts'
import type { Connection } from './connection.ts'
import { positionOf, toLogPosition, toRecordedEvent } from './event-mapping.ts'
import { toServerFilter } from './filter.ts'

/** In search windows of the server. */
const checkpointInterval = 8
const maxSearchWindow = 32
const maxBufferedItems = 1_000
const resubscribeDelayMs = 500

type InboxItem =
  | { kind: 'event'; event: RecordedEvent | undefined; position: string }
  | { kind: 'checkpoint'; position: string }
  | { kind: 'caughtUp' }

/** Subscriptions end with their own signal and with `closed`, the signal of the store. */
export function createSubscribe(link: Connection, closed: AbortSignal): EventStore['subscribe'] {
  return async function* ({ after = '', filter, signal: stop }) {
    const signal = AbortSignal.any([stop, closed])
    let reached = after
    while (!signal.aborted) {
      try {
        for await (const items of openSubscription(link, reached, filter, signal)) {
          for (const message of toMessages(items, createEventMatcher(filter), reached)) {
            if (signal.aborted) return
            yield message
            if (message.kind === 'events') reached = message.checkpoint
            if (message.kind === 'checkpoint') reached = message.position
          }
        }
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error
      }
      // A dropped subscription does not reconnect: a new one continues from its position.
      await pause(resubscribeDelayMs, signal)
    }
  }
}

/** The received items, in batches, until the signal aborts or the subscription drops. */
async function* openSubscription(
  link: Connection,
  after: string,
  filter: EventFilter | undefined,
  signal: AbortSignal,
): AsyncGenerator<InboxItem[]> {
  const inbox = createInbox()
  const subscription = await link.run(async (client) => {
    const opened = client.subscribeToAll({
      fromPosition: after === '' ? 'start' : toLogPosition(after),
      filter: toServerFilter(link.sdk, filter, {
        checkpointInterval,
        maxSearchWindow,
        checkpointReached: (source, { commit }) =>
          inbox.put({ kind: 'checkpoint', position: toPosition(commit) }, source.readableLength),
      }),
    })
    attachListeners(opened, inbox)
    return opened
  })
  signal.addEventListener('abort', inbox.end, { once: true })
  if (signal.aborted) inbox.end()
  try {
    for (;;) {
      const items = await inbox.take()
      if (items === undefined) return
      subscription.resume()
      yield items
    }
  } catch (error) {
    // Reported to the connection, which may replace its client.
    await link.run(() => Promise.reject(error as Error))
  } finally {
    signal.removeEventListener('abort', inbox.end)
    void subscription.unsubscribe().catch(() => {})
    subscription.destroy()
  }
}

function attachListeners(subscription: AllStreamSubscription, inbox: Inbox): void {
  subscription.on('data', (resolved) => {
    inbox.event({ kind: 'event', event: toRecordedEvent(resolved), position: positionOf(resolved) })
    if (inbox.size() >= maxBufferedItems) subscription.pause()
  })
  // `caughtUp` is emitted ahead of the events that are still buffered.
  subscription.on('caughtUp', () => inbox.put({ kind: 'caughtUp' }, subscription.readableLength))
  subscription.on('error', (error) => inbox.fail(error))
  subscription.on('end', () =>
    inbox.fail(new EventStoreUnavailable('KurrentDB: the subscription ended')),
  )
}

type Inbox = ReturnType<typeof createInbox>

/** Buffers the received items in the order of the log. */
function createInbox() {
  let items: InboxItem[] = []
  let late: { item: InboxItem; behind: number }[] = []
  let failure: Error | undefined
  let ended = false
  const wakeUp = openWakeUp()

  const put = (item: InboxItem, behind: number) => {
    if (behind > 0) late.push({ item, behind })
    else items.push(item)
    wakeUp.notify()
  }
  return {
    put,
    size: () => items.length,
    event(item: InboxItem) {
      put(item, 0)
      for (const waiting of late) waiting.behind--
      items.push(...late.filter(({ behind }) => behind <= 0).map((waiting) => waiting.item))
      late = late.filter(({ behind }) => behind > 0)
    },
    fail(error: Error) {
      failure ??= error
      wakeUp.notify()
    },
    end: () => {
      ended = true
      wakeUp.notify()
    },
    /** Waits for items and returns all of them, also those before a failure; undefined at the end. */
    async take(): Promise<InboxItem[] | undefined> {
      while (items.length === 0 && !ended) {
        if (failure) throw failure
        await wakeUp.wait()
      }
      if (ended) return undefined
      const taken = items
      items = []
      return taken
    },
  }
}

/** Adjacent events become one message; events that do not match only move the checkpoint. */
function* toMessages(
  items: readonly InboxItem[],
  matches: (event: RecordedEvent) => boolean,
  reached: string,
): Generator<SubscriptionMessage> {
  let events: RecordedEvent[] = []
  let until = reached
  let reported = reached
  const flush = function* (): Generator<SubscriptionMessage> {
    if (events.length > 0) yield { kind: 'events', events, checkpoint: until }
    else if (until > reported) yield { kind: 'checkpoint', position: until }
    events = []
    reported = until
  }
  for (const item of items) {
    if (item.kind === 'caughtUp') {
      yield* flush()
      yield { kind: 'caughtUp' }
      continue
    }
    if (item.kind === 'event' && item.event && item.position > until && matches(item.event))
      events.push(item.event)
    if (item.position > until) until = item.position
  }
  yield* flush()
}
