// Run by scripts/conformance.ts, by itself: whatever the address leads to stays as it is but for new streams.
import { inject } from 'vitest'
import { describeEventStore } from './suite.ts'
import { openEventStore } from './open-event-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

const address = inject('address')
const { protocol } = new URL(address)
describeEventStore(protocol, {
  open: () => openEventStore(address),
  // There is no second way to a log that is in memory.
  ...(protocol === 'memory:' ? {} : { address }),
  hasContiguousPositions: /^(memory|postgres)/.test(protocol),
})
