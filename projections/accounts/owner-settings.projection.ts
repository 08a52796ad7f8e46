import { z } from 'zod'
import { Locale } from '#contract/languages.ts'
import {
  mergeSettings,
  type OwnerSettings,
  SettingsChanges,
  settingsOf,
} from '#contract/settings.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '#projections/engine/projection.ts'

export const OwnerSettingsRow = z.object({
  ownerId: z.uuid(),
  /** The sign-in's language, until the interface's language is set. */
  locale: Locale,
  /** What was set; defaults are not stored. */
  changes: SettingsChanges,
})
export type OwnerSettingsRow = z.infer<typeof OwnerSettingsRow>

export const ownerSettings = projection({
  name: 'owner-settings',
  version: 2,
  table: OwnerSettingsRow,
  key: ['ownerId'],
  rowsOf: {
    OwnerRegistered: ({ id }) => [{ ownerId: id }],
    SettingsChanged: ({ id }) => [{ ownerId: id }],
    AccountErased: ({ id }) => [{ ownerId: id }],
  },
  evolve(row, { id, ...event }): OwnerSettingsRow | null {
    if (event.type === 'AccountErased') return null
    const { locale = 'en', changes = {} } = row ?? {}
    return event.type === 'OwnerRegistered'
      ? { ownerId: id, locale: event.data.locale, changes }
      : { ownerId: id, locale, changes: mergeSettings(changes, event.data.changes) }
  },
})

/** With the defaults for what is not set. */
export async function readOwnerSettings(db: Db, ownerId: string): Promise<OwnerSettings> {
  const { rows } = await db.query<Pick<OwnerSettingsRow, 'locale' | 'changes'>>(
    'select locale, changes from read.owner_settings where "ownerId" = $1',
    [ownerId],
  )
  const { locale = 'en', changes = {} } = rows[0] ?? {}
  return settingsOf(changes, locale)
}
