// A process to be killed: starts Postgres on a directory and appends, reporting each acknowledged event to its parent.
import { startEmbeddedPostgres } from '../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { createEvent } from '../../conformance/event-store/support.ts'

const [dataDir = ''] = process.argv.slice(2)
const { url } = await startEmbeddedPostgres(dataDir)
const store = await openPostgresEventStore(url)
await Promise.all(
  Array.from({ length: 4 }, async (_, n) => {
    for (;;) {
      const one = createEvent()
      await store.append(`doomed-${n}`, 'any', [one])
      process.send?.(one.id)
    }
  }),
)
