// What every event store must hold to. It makes streams of its own and leaves everything else alone.
import { afterAll, beforeAll, describe } from 'vitest'
import type { EventStore } from '../../services/ports/event-store.ts'
import { describeAppending } from './event-store/appending.ts'
import { describeBrokenWire } from './event-store/broken-wire.ts'
import { describeCrowd } from './event-store/crowd.ts'
import { describeReading } from './event-store/reading.ts'
import { describeSubscribing } from './event-store/subscribing.ts'
import type { Subject } from './event-store/support.ts'

/** Runs the suite. `subject` is called once, before the first test. */
export function describeEventStore(name: string, subject: Subject): void {
  describe(`event store: ${name}`, { timeout: 120_000 }, () => {
    let store: EventStore
    beforeAll(async () => {
      store = await subject.open()
    })
    afterAll(async () => {
      await store?.[Symbol.asyncDispose]()
    })
    const opened = () => store
    describeAppending(subject, opened)
    describeReading(subject, opened)
    describeSubscribing(subject, opened)
    describeCrowd(subject, opened)
    describeBrokenWire(subject, opened)
  })
}
