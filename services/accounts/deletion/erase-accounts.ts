// The erasure of accounts: on its day, then everything that is the account's alone.
import type { Locale } from '#contract/languages.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Eraser } from '#kernel/privacy/repeat-erasures.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { deleteOriginsOf } from '#kernel/security/events/security-events-table.ts'
import type { MailOutbox } from '#ports/mailer.ts'
import { countErased } from '#projections/accounts/account-figures.ts'
import {
  accountsDueToErase,
  hasRowsLeft,
} from '#projections/accounts/account-deletions.projection.ts'
import type { AccountsDeps } from '../deps.ts'
import type { WebSessions } from '../web-sessions.ts'
import { owner } from '../owner.decider.ts'

const batchSize = 100

type JobDeps = {
  sessions: Pick<WebSessions, 'list'>
  outbox: Pick<MailOutbox, 'count'> | undefined
}

/** Erases accounts whose deletion is due, with what their receipts say of them. */
export const eraseAccountsJob = ({ sessions, outbox }: JobDeps): ScheduledJob => ({
  name: 'erase-accounts',
  due: async (db, now) =>
    (await accountsDueToErase(db, now, batchSize)).map((id) => ({
      id,
      async execute(execute) {
        const [counts, signedIn, mails = 0] = await Promise.all([
          countErased(db, id),
          sessions.list(id),
          outbox?.count(id),
        ])
        const figures = { ...counts, sessions: signedIn.length, mails }
        const command = { type: 'EraseAccountWhenDue', now: now.toISOString(), figures } as const
        await execute(owner, id, command)
      },
    })),
})

/** Erases an account again that a restored backup has brought back. */
export const accountEraser: Eraser = {
  category: owner.category,
  erase: (id, _, execute) => execute(owner, id, { type: 'EraseAccount' }),
}

/** The person of an account that is being erased. */
export type ErasedOwner = { ownerId: string; name: string; address: string; language: Locale }

/** Sends the mail that the account is erased, once: an erasure does not wait for a mail server. */
export type SendErasedMail = (to: ErasedOwner, signal: AbortSignal) => Promise<void>

export type ShredderDeps = Pick<AccountsDeps, 'sessions' | 'tokens' | 'keys'> & {
  db: Db
  outbox: Pick<MailOutbox, 'erase'> | undefined
  /** Absent: no mail is sent. */
  sendErasedMail: SendErasedMail | undefined
}

const retryMs = 2_000
const longestWaitMs = 60 * 60_000

/**
 * Ends every session and access token of an erased account, with their sockets. Then jobs erase its surveys and conversations.
 * Once these have no rows the last mail is sent and the key destroyed: their answers are taken out of sums with it. It waits
 * an hour at most. Each step may be repeated.
 */
export const accountShredder = ({
  db,
  sessions,
  tokens,
  keys,
  outbox,
  sendErasedMail,
}: ShredderDeps): Reactor => ({
  name: 'account-shredder',
  erases: true,
  categories: [owner.category],
  on: {
    async AccountErased({ id, at }, { readHistory, signal }) {
      await sessions.revokeAll(id)
      await tokens.deleteOf(id)
      const isOverdue = Date.now() - Date.parse(at) > longestWaitMs
      if (!isOverdue && (await hasRowsLeft(db, id)))
        throw new Deferred('surveys of the account are being erased', retryMs)
      const person = erasedOwnerOf(id, await readHistory())
      if (person) await sendErasedMail?.(person, signal)
      await keys.destroy(id, 'account')
      await outbox?.erase(id)
      await deleteOriginsOf(db, id)
    },
  },
})

/** From the log: the read models have no more rows. Undefined once the key is destroyed. */
function erasedOwnerOf(ownerId: string, history: readonly DecodedEvent[]): ErasedOwner | undefined {
  let person: ErasedOwner | undefined
  for (const { type, data } of history) {
    if (type === 'OwnerRegistered' && data.email !== null)
      person = { ownerId, name: data.name ?? '', address: data.email, language: data.locale }
    if (type === 'OwnerEmailChanged' && person && data.email !== null)
      person = { ...person, address: data.email }
    if (type === 'OwnerNameChanged' && person) person = { ...person, name: data.name ?? '' }
    if (type === 'SettingsChanged' && person && data.changes.interface_language)
      person = { ...person, language: data.changes.interface_language }
  }
  return person
}
