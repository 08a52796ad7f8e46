// Keeps mails instead of sending them. Each is sealed with its recipient's key, and unreadable once that is destroyed.
import { decryptText, encryptText } from '#kernel/privacy/seal.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { type Db, setUpTables } from '#kernel/postgres/db.ts'
import type { StoredMail, Mail, Mailer, MailOutbox } from '#ports/mailer.ts'

const table = `
  create schema if not exists keep;
  create table if not exists keep.outbox_mails (
    id uuid primary key,
    "ownerId" uuid not null,
    sealed text not null,
    at timestamptz not null default now());
  create index if not exists outbox_mails_of_owner on keep.outbox_mails ("ownerId", at desc)`

/** Reserved by RFC 2606: no address of it exists. */
const refusedDomain = /@(?:[^@]+\.)?invalid$/i
const unknownUser = 550
const maxPerOwner = 100

export type Outbox = Mailer & MailOutbox

/** Addresses at `.invalid` are refused, as by a server that does not know them. */
export async function openOutbox(db: Db, keys: Keys): Promise<Outbox> {
  await setUpTables(db, table)
  return {
    provider: 'outbox',
    async send(mail) {
      if (refusedDomain.test(mail.to.address)) return { status: 'refused', code: unknownUser }
      const key = await keys.getOrCreate(mail.ownerId)
      // The recipient was erased: there is no one to send it to.
      if (!key) return { status: 'refused', code: unknownUser }
      const sealed = encryptText(JSON.stringify(mail), key, placeOf(mail))
      await db.query(
        `insert into keep.outbox_mails (id, "ownerId", sealed) values ($1, $2, $3) on conflict do nothing`,
        [mail.id, mail.ownerId, sealed],
      )
      await removeOldest(db, mail.ownerId)
      return { status: 'sent' }
    },
    async list(ownerId) {
      const key = (await keys.load([ownerId])).get(ownerId)
      if (!key) return []
      const { rows } = await db.query<{ id: string; sealed: string; at: string }>(
        `select id, sealed, at from keep.outbox_mails where "ownerId" = $1 order by at desc, id limit $2`,
        [ownerId, maxPerOwner],
      )
      return rows.map(({ id, sealed, at }): StoredMail => {
        const mail = JSON.parse(decryptText(sealed, key, placeOf({ id }))) as Mail
        return { ...mail, at }
      })
    },
    async count(ownerId) {
      const { rows } = await db.query<{ count: number }>(
        'select count(*)::int as count from keep.outbox_mails where "ownerId" = $1',
        [ownerId],
      )
      return rows[0]!.count
    },
    async erase(ownerId) {
      await db.query('delete from keep.outbox_mails where "ownerId" = $1', [ownerId])
    },
  }
}

const placeOf = ({ id }: Pick<Mail, 'id'>) => `keep.outbox_mails/${id}`

const removeOldest = (db: Db, ownerId: string) =>
  db.query(
    `delete from keep.outbox_mails where id in (
       select id from keep.outbox_mails where "ownerId" = $1 order by at desc, id offset $2)`,
    [ownerId, maxPerOwner],
  )
