import { expect, test } from 'vitest'
import { settingsOf } from '#contract/settings.ts'
import { applyChange, valuesBefore, type SettingsChange } from './settings-changes.ts'

const settings = settingsOf({ default_survey_language: 'es' }, 'en')

test('a change leaves the other values of its group', () => {
  const { notifications, privacy } = applyChange(settings, { notifications: { daily_hour: 18 } })
  expect(notifications).toEqual({ ...settings.notifications, daily_hour: 18 })
  expect(privacy).toEqual(settings.privacy)
})

test('a time zone that was set is known', () => {
  expect(settings.time_zone_known).toBe(false)
  expect(applyChange(settings, { time_zone: 'Asia/Riyadh' }).time_zone_known).toBe(true)
  expect(applyChange(settings, { interface_language: 'ar' }).time_zone_known).toBe(false)
})

test.each<SettingsChange>([
  { interface_language: 'ar' },
  { default_survey_language: 'pt-br' },
  { notifications: { email_responses: false, responses_frequency: 'each' } },
  { privacy: { data_retention_days: null } },
])('%j is undone by the values before it', (change) => {
  const undo = valuesBefore(settings, change)
  expect(Object.keys(undo)).toEqual(Object.keys(change))
  expect(applyChange(applyChange(settings, change), undo)).toEqual(settings)
})

test('changes in flight are applied in order', () => {
  const inFlight: SettingsChange[] = [
    { notifications: { email_insights: false } },
    { notifications: { email_weekly_report: true } },
    { notifications: { email_insights: true } },
  ]
  expect(inFlight.reduce(applyChange, settings).notifications).toMatchObject({
    email_insights: true,
    email_weekly_report: true,
  })
})
