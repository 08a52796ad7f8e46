import { changeSettings, getSettings } from '#contract/api/settings.ts'
import { route, type Route } from '#kernel/http/route.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { owner } from './owner.decider.ts'

const getSettingsRoute = route(getSettings, (_, { db, ownerId }) => readOwnerSettings(db, ownerId))

const changeSettingsRoute = route(changeSettings, async (changes, { execute, ownerId }) => {
  await execute(owner, ownerId, { type: 'ChangeSettings', changes })
  return { ok: true as const }
})

export const settingsRoutes: readonly Route[] = [getSettingsRoute, changeSettingsRoute]
