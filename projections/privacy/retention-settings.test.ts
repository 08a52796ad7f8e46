import { test } from 'vitest'
import { decodedEvent, givenRows } from '../../tests/support/kernel/projection-specification.ts'
import { retentionSettings } from './retention-settings.projection.ts'

const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-02-01T00:00:00.000Z'
const settings = (changes: object, when = at) =>
  decodedEvent({ type: 'SettingsChanged', data: { changes } }, { id, at: when })
const configured = (days: 30 | null | 'account') =>
  decodedEvent({ type: 'RetentionConfigured', data: { days } }, { id, at })

test('an account has a row once its period is set', () => {
  givenRows(retentionSettings, settings({ privacy: { anonymous_responses: true } })).areRows()
  givenRows(
    retentionSettings,
    settings({ privacy: { data_retention_days: 30 } }),
    settings({ interface_language: 'en' }, '2026-03-01T00:00:00.000Z'),
  ).areRows({ subjectId: id, days: 30, followsAccount: false, changedAt: at })
})

test('a survey has its own period until it follows the account again', () => {
  givenRows(retentionSettings, configured(null)).areRows({ days: null, followsAccount: false })
  givenRows(retentionSettings, configured(30), configured('account')).areRows({
    days: null,
    followsAccount: true,
  })
})

test('an erased survey has none', () =>
  givenRows(
    retentionSettings,
    configured(30),
    decodedEvent({ type: 'SurveyErased', data: {} }, { id }),
  ).areRows())
