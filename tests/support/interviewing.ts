// An interviewer on a log of its own, in this process or in one that is made to be killed.
import { randomUUID } from 'node:crypto'
import { openDb } from '#kernel/db.ts'
import { openExecutor } from '#kernel/execute.ts'
import { history, openHear } from '#kernel/hear.ts'
import { openKeys } from '#kernel/keys.ts'
import { parseMasterKey } from '#kernel/master-key.ts'
import { openReactors } from '#kernel/react.ts'
import type { Executor } from '#kernel/execute.ts'
import type { Ai } from '#ports/ai.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { openPostgresEventStore } from '../../services/adapters/event-store/postgres/store.ts'
import { interviewer } from '../../services/conversations/interviewer.reactor.ts'
import { silent } from './read-side.ts'

/** Of no secret: every process of a test must read what another sealed. */
const master = parseMasterKey(Buffer.alloc(32, 7).toString('base64'))

export type Interviewing = Awaited<ReturnType<typeof openInterviewing>>

export async function openInterviewing(url: string) {
  const resources = new AsyncDisposableStack()
  const db = openDb(url)
  resources.defer(() => db.end())
  const store = resources.use(await openPostgresEventStore(url))
  const keys = await openKeys(db, master)
  const hear = openHear(keys)
  const executor = openExecutor({ store, keys, hear })
  return {
    execute: () => executor({ commandId: randomUUID(), correlationId: 'test', actor: 'test' }),
    stream: (id: string) => history(store, hear, `conversation-${id}`),
    /** Starts asking, until this is disposed of. */
    async interview(ai: Ai = offlineAi, wrapped: (inner: Executor) => Executor = (inner) => inner) {
      const reactors = [interviewer({ ai, fallback: offlineAi, patienceMs: 60_000 })]
      const options = { db, store, hear, executor: wrapped(executor), reactors, log: silent }
      const engine = openReactors({ ...options, pollMs: 50, drainMs: 100 })
      await engine.start()
      resources.defer(() => engine.stop())
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
