import { type EventStore, Unavailable } from '#ports/event-store.ts'

/** What happens to the next calls: `refused` never arrives, `cut` arrives and its answer is lost. */
export type Fault = 'refused' | 'cut' | undefined

/** A store whose wire breaks as told. */
export function faultyStore(
  store: EventStore,
  faults: { append?: () => Fault; read?: () => Fault },
): EventStore {
  return {
    logId: store.logId,
    async append(stream, expected, events) {
      const fault = faults.append?.()
      if (fault === 'refused') throw new Unavailable('refused')
      const appended = await store.append(stream, expected, events)
      if (fault === 'cut') throw new Unavailable('cut')
      return appended
    },
    async *readStream(stream, options) {
      if (faults.read?.()) throw new Unavailable('refused')
      yield* store.readStream(stream, options)
    },
    readAll: (options) => store.readAll(options),
    subscribe: (options) => store.subscribe(options),
    head: () => store.head(),
    [Symbol.asyncDispose]: async () => {},
  }
}
