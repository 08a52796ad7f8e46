// Conformance suite of event stores. It writes only to streams of its own.
import { afterAll, beforeAll, describe } from 'vitest'
import type { EventStore } from '../../../services/ports/event-store.ts'
import { describeAppending } from './appending.ts'
import { describeConnectionLoss } from './connection-loss.ts'
import { describeConcurrency } from './concurrency.ts'
import { describeFollowing } from './following.ts'
import { describeReading } from './reading.ts'
import { describeSubscribing } from './subscribing.ts'
import type { StoreUnderTest } from './support.ts'

/** Runs the suite. `subject` is called once, before the first test. */
export function describeEventStore(name: string, subject: StoreUnderTest): void {
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
    describeFollowing(subject, opened)
    describeConcurrency(subject, opened)
    describeConnectionLoss(subject, opened)
  })
}
