import { changeSettings, getSettings } from '#contract/api/settings.ts'
import { route, type Route } from '#kernel/http/route.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { owner } from './owner.decider.ts'

const getSettingsRoute = route(getSettings, (_, { db, ownerId }) => readOwnerSettings(db, ownerId))

/** Responds once the read models have the settings, so that conversations that start afterwards follow them. */
const changeSettingsRoute = route(changeSettings, async (changes, call) => {
  const { execute, ownerId, waitForPosition } = call
  const { position } = await execute(owner, ownerId, { type: 'ChangeSettings', changes })
  await waitForPosition(position)
  return { ok: true as const }
})

export const settingsRoutes: readonly Route[] = [getSettingsRoute, changeSettingsRoute]
