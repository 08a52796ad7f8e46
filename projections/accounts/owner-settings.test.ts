import { expect, test } from 'vitest'
import { settingsOf } from '#contract/settings.ts'
import { decodedEvent, givenRows } from '../../tests/support/kernel/projection-specification.ts'
import { ownerSettings } from './owner-settings.projection.ts'

const id = '00000000-0000-4000-8000-000000000001'
const registered = decodedEvent(
  {
    type: 'OwnerRegistered',
    data: { issuer: 'https://id.test', subject: '1', email: null, name: null, locale: 'ar' },
  },
  { id },
)
const changed = (changes: object) =>
  decodedEvent({ type: 'SettingsChanged', data: { changes } }, { id })

test('later changes replace earlier ones, field by field', () => {
  const [row] = givenRows(
    ownerSettings,
    registered,
    changed({ notifications: { daily_hour: 7, email_insights: false } }),
    changed({ notifications: { daily_hour: 8 }, privacy: { data_retention_days: null } }),
  ).rows()
  expect(settingsOf(row!.changes, row!.locale)).toMatchObject({
    interface_language: 'ar',
    default_survey_language: 'ar',
    time_zone: 'UTC',
    time_zone_known: false,
    notifications: { email_responses: true, email_insights: false, daily_hour: 8 },
    privacy: { data_retention_days: null, anonymous_responses: false },
  })
})

test('the default language of surveys follows the interface until it is set', () => {
  expect(settingsOf({ interface_language: 'en' }, 'ar').default_survey_language).toBe('en')
  expect(
    settingsOf({ interface_language: 'en', default_survey_language: 'es' }, 'ar'),
  ).toMatchObject({ interface_language: 'en', default_survey_language: 'es' })
})
