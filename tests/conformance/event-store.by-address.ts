// Run by scripts/conformance.ts, by itself: whatever the address leads to stays as it is but for new streams.
import { inject } from 'vitest'
import { describeEventStore } from './event-store.ts'
import { openEventStore } from './event-store/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

const address = inject('address')
const { protocol } = new URL(address)
// One for all, as there is no second way to a log that is in memory.
const memory = protocol === 'memory:' ? await openEventStore(address) : undefined
describeEventStore(protocol, {
  open: async () => memory ?? (await openEventStore(address)),
  ...(memory ? {} : { address }),
  contiguous: memory !== undefined || protocol.startsWith('postgres'),
})
