// The erasure of accounts: on its day, then everything that is the account's alone.
import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Eraser } from '#kernel/privacy/repeat-erasures.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { deleteOriginsOf } from '#kernel/security/events/security-events-table.ts'
import { accountsDueToErase } from '#projections/accounts/account-deletions.projection.ts'
import type { AccountsDeps } from '../deps.ts'
import { owner } from '../owner.decider.ts'

const batchSize = 100

/** Erases accounts whose deletion is due. */
export const eraseAccountsJob: ScheduledJob = {
  name: 'erase-accounts',
  due: async (db, now) =>
    dueCommands(await accountsDueToErase(db, now, batchSize), (id, execute) =>
      execute(owner, id, { type: 'EraseAccountWhenDue', now: now.toISOString() }),
    ),
}

/** Erases an account again that a restored backup has brought back. */
export const accountEraser: Eraser = {
  category: owner.category,
  erase: (id, _, execute) => execute(owner, id, { type: 'EraseAccount' }),
}

type Deps = Pick<AccountsDeps, 'sessions' | 'tokens' | 'keys'> & { db: Db }

/**
 * Ends every session and access token of an erased account, with their sockets, and destroys its key. Its surveys are erased
 * by a job. Each step may be repeated.
 */
export const accountShredder = ({ db, sessions, tokens, keys }: Deps): Reactor => ({
  name: 'account-shredder',
  categories: [owner.category],
  on: {
    async AccountErased({ id }) {
      await sessions.revokeAll(id)
      await tokens.deleteOf(id)
      await keys.destroy(id, 'account')
      await deleteOriginsOf(db, id)
    },
  },
})
