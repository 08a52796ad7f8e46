import { type EventStore, EventStoreUnavailable } from '#ports/event-store.ts'

/** Fate of a call: `refused` never arrives; `cut` arrives, but its response is lost. */
export type StoreFault = 'refused' | 'cut' | undefined

/** A store whose connection fails on demand. */
export function createFaultyEventStore(
  store: EventStore,
  faults: { append?: () => StoreFault; read?: () => StoreFault; head?: () => StoreFault },
): EventStore {
  return {
    logId: store.logId,
    async append(stream, expected, events) {
      const fault = faults.append?.()
      if (fault === 'refused') throw new EventStoreUnavailable('refused')
      const appended = await store.append(stream, expected, events)
      if (fault === 'cut') throw new EventStoreUnavailable('cut')
      return appended
    },
    async *readStream(stream, options) {
      if (faults.read?.()) throw new EventStoreUnavailable('refused')
      yield* store.readStream(stream, options)
    },
    readAll: (options) => store.readAll(options),
    subscribe: (options) => store.subscribe(options),
    async head() {
      if (faults.head?.()) throw new EventStoreUnavailable('refused')
      return store.head()
    },
    [Symbol.asyncDispose]: async () => {},
  }
}
