// Run by scripts/conformance.ts alone: adds streams to the store at the address and changes nothing else.
import { inject } from 'vitest'
import { describeEventStore } from './suite.ts'
import { openEventStore } from './open-event-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

const address = inject('address')
const protocol = `${address.split(':', 1)[0]}:`
describeEventStore(protocol, {
  open: () => openEventStore(address),
  // A log in memory cannot be opened twice.
  ...(protocol === 'memory:' ? {} : { address }),
  hasContiguousPositions: /^(memory|postgres)/.test(protocol),
})
