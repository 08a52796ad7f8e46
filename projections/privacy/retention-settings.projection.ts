import { z } from 'zod'
import { projection } from '../engine/projection.ts'

/** The period of an account or of a survey, once it was set. Without a row, an account has `limits.retentionDays`. */
const RetentionSettingRow = z.object({
  /** The owner, or the survey. */
  subjectId: z.uuid(),
  /** Null: never. */
  days: z.int().nullable(),
  /** The survey follows its account, whatever `days` is. */
  followsAccount: z.boolean(),
  changedAt: z.iso.datetime(),
})

export const retentionSettings = projection({
  name: 'retention-settings',
  version: 1,
  table: RetentionSettingRow,
  key: ['subjectId'],
  rowsOf: {
    SettingsChanged: ({ id, data }) =>
      data.changes.privacy?.data_retention_days === undefined ? [] : [{ subjectId: id }],
    RetentionConfigured: ({ id }) => [{ subjectId: id }],
    AccountErased: ({ id }) => [{ subjectId: id }],
    SurveyErased: ({ id }) => [{ subjectId: id }],
  },
  evolve(_, { id: subjectId, at: changedAt, ...event }) {
    switch (event.type) {
      case 'SettingsChanged': {
        const { data_retention_days: days = null } = event.data.changes.privacy ?? {}
        return { subjectId, days, followsAccount: false, changedAt }
      }
      case 'RetentionConfigured': {
        const { days } = event.data
        const followsAccount = days === 'account'
        return { subjectId, days: followsAccount ? null : days, followsAccount, changedAt }
      }
      case 'AccountErased':
      case 'SurveyErased':
        return null
    }
  },
})
