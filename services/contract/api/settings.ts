import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { isTimeZone, OwnerSettings, SettingsChanges } from '../settings.ts'

export const getSettings = endpoint('GET /api/users/me/settings', {
  access: 'owner',
  summary: 'Returns the settings of the owner’s account.',
  input: z.strictObject({}),
  output: OwnerSettings,
  problems: [],
})

/**
 * Fields that are left out stay as they are. A shorter `data_retention_days` erases older conversations after 24 hours, until
 * which it can be changed back: see `getPlannedErasures`.
 */
export const changeSettings = endpoint('PUT /api/users/me/settings', {
  access: 'owner',
  summary: 'Changes settings of the owner’s account.',
  input: SettingsChanges.extend({
    time_zone: z.string().max(64).refine(isTimeZone, 'Unknown time zone').optional(),
  }),
  output: Done,
  problems: [],
})
