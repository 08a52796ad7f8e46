import { z } from 'zod'
import { Locale } from '#contract/languages.ts'
import { defaultPlan, PlanName } from '#contract/plans.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '#projections/engine/projection.ts'

export const OwnerRow = z.object({
  ownerId: z.uuid(),
  /** Null once the owner is erased. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  locale: Locale,
  plan: PlanName,
  registeredAt: z.iso.datetime(),
})
export type OwnerRow = z.infer<typeof OwnerRow>

export const owners = projection({
  name: 'owners',
  version: 2,
  table: OwnerRow,
  key: ['ownerId'],
  indexes: [['email']],
  rowsOf: {
    OwnerRegistered: ({ id }) => [{ ownerId: id }],
    PlanChanged: ({ id }) => [{ ownerId: id }],
  },
  evolve(row, { id, at, ...event }): OwnerRow | null {
    if (event.type === 'PlanChanged') return row ? { ...row, plan: event.data.plan } : null
    const { email, name, locale } = event.data
    return {
      ownerId: id,
      email: email?.toLowerCase() ?? null,
      name,
      locale,
      plan: row?.plan ?? defaultPlan,
      registeredAt: at,
    }
  },
})

export async function findOwner(db: Db, ownerId: string): Promise<OwnerRow | undefined> {
  const { rows } = await db.query<OwnerRow>('select * from read.owners where "ownerId" = $1', [
    ownerId,
  ])
  return rows[0]
}

/** For operators' commands. Sign-in identifies owners by issuer and subject. */
export async function findOwnerByEmail(db: Db, email: string): Promise<OwnerRow | undefined> {
  const { rows } = await db.query<OwnerRow>(
    'select * from read.owners where email = $1 order by "registeredAt" limit 1',
    [email.toLowerCase()],
  )
  return rows[0]
}
