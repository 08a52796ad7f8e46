import { setTimeout as delay } from 'node:timers/promises'
import type { AllStreamSubscription } from '@kurrent/kurrentdb-client'
import {
  Unavailable,
  type EventStore,
  type Filter,
  type Message,
  type Recorded,
} from '#ports/event-store.ts'
import { matching } from '../matching.ts'
import { toPosition } from '../position.ts'
import type { Link } from './client.ts'
import { placeOf, toLogPosition, toRecorded } from './events.ts'
import { toServerFilter } from './filter.ts'

/** In windows of events that the server looked at. */
const checkpointInterval = 8
const maxSearchWindow = 32
const most = 1_000
const pauseMs = 500

type Item =
  | { kind: 'event'; event: Recorded | undefined; position: string }
  | { kind: 'checkpoint'; position: string }
  | { kind: 'caughtUp' }

/** Subscriptions end with their own signal and with `closed`, the store's. */
export function createSubscribe(link: Link, closed: AbortSignal): EventStore['subscribe'] {
  return async function* ({ after = '', filter, signal: stop }) {
    const signal = AbortSignal.any([stop, closed])
    let reached = after
    while (!signal.aborted) {
      try {
        for await (const items of open(link, reached, filter, signal)) {
          for (const message of toMessages(items, matching(filter), reached)) {
            if (signal.aborted) return
            yield message
            if (message.kind === 'events') reached = message.checkpoint
            if (message.kind === 'checkpoint') reached = message.position
          }
        }
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error
      }
      // A subscription that dropped does not come back: another one goes on from where it was.
      await delay(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}

/** What arrived, in batches, until the signal or a drop. */
async function* open(
  link: Link,
  after: string,
  filter: Filter | undefined,
  signal: AbortSignal,
): AsyncGenerator<Item[]> {
  const inbox = createInbox()
  const subscription = await link.use(async (client) => {
    const opened = client.subscribeToAll({
      fromPosition: after === '' ? 'start' : toLogPosition(after),
      filter: toServerFilter(link.sdk, filter, {
        checkpointInterval,
        maxSearchWindow,
        checkpointReached: (source, { commit }) =>
          inbox.put({ kind: 'checkpoint', position: toPosition(commit) }, source.readableLength),
      }),
    })
    listen(opened, inbox)
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
    // Told to the link, so that the next subscription may use another connection.
    await link.use(() => Promise.reject(error as Error))
  } finally {
    signal.removeEventListener('abort', inbox.end)
    void subscription.unsubscribe().catch(() => {})
    subscription.destroy()
  }
}

function listen(subscription: AllStreamSubscription, inbox: Inbox): void {
  subscription.on('data', (resolved) => {
    inbox.event({ kind: 'event', event: toRecorded(resolved), position: placeOf(resolved) })
    if (inbox.size() >= most) subscription.pause()
  })
  // What was announced while events lie buffered in front of it comes after those.
  subscription.on('caughtUp', () => inbox.put({ kind: 'caughtUp' }, subscription.readableLength))
  subscription.on('error', (error) => inbox.fail(error))
  subscription.on('end', () => inbox.fail(new Unavailable('KurrentDB: the subscription ended')))
}

type Inbox = ReturnType<typeof createInbox>

/** Keeps what arrives in the order of the log until it is taken. */
function createInbox() {
  let items: Item[] = []
  let late: { item: Item; behind: number }[] = []
  let failure: Error | undefined
  let ended = false
  let wake: (() => void) | undefined

  const put = (item: Item, behind: number) => {
    if (behind > 0) late.push({ item, behind })
    else items.push(item)
    wake?.()
  }
  return {
    put,
    size: () => items.length,
    event(item: Item) {
      put(item, 0)
      for (const waiting of late) waiting.behind--
      items.push(...late.filter(({ behind }) => behind <= 0).map((waiting) => waiting.item))
      late = late.filter(({ behind }) => behind > 0)
    },
    fail(error: Error) {
      failure ??= error
      wake?.()
    },
    end: () => {
      ended = true
      wake?.()
    },
    /** Everything that is there, waiting for something; undefined at the end. What came before a failure is given first. */
    async take(): Promise<Item[] | undefined> {
      while (items.length === 0 && !ended) {
        if (failure) throw failure
        await new Promise<void>((resolve) => (wake = resolve))
      }
      if (ended) return undefined
      const taken = items
      items = []
      return taken
    },
  }
}

/** Neighbouring events as one message; what is not wanted moves the checkpoint only. */
function* toMessages(
  items: readonly Item[],
  matches: (event: Recorded) => boolean,
  reached: string,
): Generator<Message> {
  let events: Recorded[] = []
  let until = reached
  let told = reached
  const flush = function* (): Generator<Message> {
    if (events.length > 0) yield { kind: 'events', events, checkpoint: until }
    else if (until > told) yield { kind: 'checkpoint', position: until }
    events = []
    told = until
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
