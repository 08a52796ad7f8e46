import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { AccountEvent } from '#contract/events/accounts.ts'
import { Locale } from '#contract/languages.ts'
import { OnboardingStep } from '#contract/onboarding.ts'
import { defaultPlan, PlanName } from '#contract/plans.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { personalColumn, projection } from '#projections/engine/projection.ts'
import { queryRows } from '#projections/engine/tables/query-rows.ts'

export const OwnerRow = z.object({
  ownerId: z.uuid(),
  /** Null once the owner is erased. */
  email: personalColumn(z.string().nullable()),
  name: personalColumn(z.string().nullable()),
  locale: Locale,
  plan: PlanName,
  onboardingCompleted: z.boolean(),
  /** Null before the first step, and once completed. */
  onboardingStep: OnboardingStep.nullable(),
  registeredAt: z.iso.datetime(),
})
export type OwnerRow = z.infer<typeof OwnerRow>

const initialState = {
  plan: defaultPlan,
  onboardingCompleted: false,
  onboardingStep: null,
} satisfies Partial<OwnerRow>

export const owners = projection({
  name: 'owners',
  version: 7,
  table: OwnerRow,
  key: ['ownerId'],
  subject: 'ownerId',
  rowsOf: {
    OwnerRegistered: ({ id }) => [{ ownerId: id }],
    OwnerEmailChanged: ({ id }) => [{ ownerId: id }],
    OwnerNameChanged: ({ id }) => [{ ownerId: id }],
    PlanChanged: ({ id }) => [{ ownerId: id }],
    OnboardingProgressed: ({ id }) => [{ ownerId: id }],
    OnboardingCompleted: ({ id }) => [{ ownerId: id }],
    SettingsChanged: ({ id }) => [{ ownerId: id }],
    AccountErased: ({ id }) => [{ ownerId: id }],
  },
  evolve(row, { id, at, ...event }): OwnerRow | null {
    if (event.type === 'AccountErased') return null
    if (event.type !== 'OwnerRegistered') return row ? { ...row, ...changesOf(event) } : null
    const { email, name, locale, plan } = event.data
    return {
      ...initialState,
      ...(plan && { plan }),
      ...row,
      ownerId: id,
      email: email?.toLowerCase() ?? null,
      name,
      locale,
      registeredAt: at,
    }
  },
})

type ChangeEvent = Extract<
  AccountEvent,
  {
    type:
      | 'OwnerEmailChanged'
      | 'OwnerNameChanged'
      | 'PlanChanged'
      | 'OnboardingProgressed'
      | 'OnboardingCompleted'
      | 'SettingsChanged'
  }
>

function changesOf(event: ChangeEvent): Partial<OwnerRow> {
  switch (event.type) {
    case 'OwnerEmailChanged':
      return { email: event.data.email?.toLowerCase() ?? null }
    case 'OwnerNameChanged':
      return { name: event.data.name }
    case 'PlanChanged':
      return { plan: event.data.plan }
    case 'OnboardingProgressed':
      return { onboardingCompleted: false, onboardingStep: event.data.step }
    case 'OnboardingCompleted':
      return { onboardingCompleted: true, onboardingStep: null }
    case 'SettingsChanged': {
      const { interface_language: locale } = event.data.changes
      return locale ? { locale } : {}
    }
  }
}

export async function findOwner(db: Db, ownerId: string): Promise<OwnerRow | undefined> {
  const [row] = await queryRows(db, owners, 'select * from read.owners where "ownerId" = $1', [
    ownerId,
  ])
  return row
}

/** The language of an owner, read once a minute at most: each scored answer asks for it. Undefined for an unknown owner. */
export function openOwnerLocales(db: Db): (ownerId: string) => Promise<Locale | undefined> {
  const known = new LRUCache<string, Locale>({ max: 1_000, ttl: 60_000 })
  return async (ownerId) => {
    const before = known.get(ownerId)
    if (before) return before
    const { rows } = await db.query<{ locale: Locale }>(
      'select locale from read.owners where "ownerId" = $1',
      [ownerId],
    )
    const locale = rows[0]?.locale
    if (locale) known.set(ownerId, locale)
    return locale
  }
}

const ownersPerPage = 1_000

/** Reads all owners, so for operators' commands only. Sign-in identifies owners by issuer and subject. */
export async function findOwnerByEmail(db: Db, email: string): Promise<OwnerRow | undefined> {
  let first: OwnerRow | undefined
  for (let after = nilId; ;) {
    const rows = await queryRows(
      db,
      owners,
      `select * from read.owners where "ownerId" > $1 order by "ownerId" limit ${ownersPerPage}`,
      [after],
    )
    for (const row of rows)
      if (row.email === email.toLowerCase() && (!first || row.registeredAt < first.registeredAt))
        first = row
    if (rows.length < ownersPerPage) return first
    after = rows.at(-1)!.ownerId
  }
}

const nilId = '00000000-0000-0000-0000-000000000000'
