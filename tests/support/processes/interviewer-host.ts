// An interviewer on its own log, in this process or in one to be killed.
import { randomUUID } from 'node:crypto'
import { openDb } from '#kernel/postgres/db.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { readHistory, openDecoder } from '#kernel/commands/decode-events.ts'
import { openLogReaders } from '#kernel/read/log-readers.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import type { Executor } from '#kernel/commands/execute.ts'
import type { Ai } from '#ports/ai.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { rules } from '../../../services/adapters/ai/rules/rules.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { interviewer } from '../../../services/conversations/interview/interviewer.reactor.ts'
import { helpLines } from '../fixtures/help-lines.ts'
import { silentLog } from '../kernel/read-side.ts'
import { openTestKeyRing } from '../kernel/test-key-ring.ts'

export type InterviewerHost = Awaited<ReturnType<typeof openInterviewerHost>>

export async function openInterviewerHost(url: string) {
  const resources = new AsyncDisposableStack()
  const db = openDb(url)
  resources.defer(() => db.end())
  const store = resources.use(await openPostgresEventStore(url))
  const keys = await openKeys(db, await openTestKeyRing(db))
  const decodeEvents = openDecoder(keys)
  const executor = openExecutor({ store, keys, decodeEvents })
  const readers = resources.use(await openLogReaders({ store, decodeEvents, log: silentLog }))
  return {
    execute: () => executor({ commandId: randomUUID(), correlationId: 'test', actor: 'test' }),
    readConversation: (id: string) => readHistory(store, decodeEvents, `conversation-${id}`),
    /** Runs the interviewer until disposed. */
    async startInterviewer(
      ai: Ai = offlineAi,
      wrapped: (inner: Executor) => Executor = (inner) => inner,
    ) {
      const reactors = [
        interviewer({ ai, fallback: offlineAi, support: rules, helpLines, idleTimeoutMs: 60_000 }),
      ]
      const options = {
        db,
        store,
        ...readers,
        decodeEvents,
        executor: wrapped(executor),
        reactors,
        log: silentLog,
      }
      const engine = openReactors({ ...options, pollMs: 50, drainMs: 100 })
      await engine.start()
      resources.defer(() => engine.stop())
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
