// What an owner sets for the whole account.
import { z } from 'zod'
import { Locale, SurveyLanguage } from './languages.ts'

/** Days until answers are erased; null: never. */
export const RetentionDays = z.literal([30, 90, 180, 365, 730]).nullable()
export type RetentionDays = z.infer<typeof RetentionDays>

/** The retention of one survey in days. `account`: that of its owner's account. */
export const SurveyRetention = z.union([z.literal('account'), RetentionDays])
export type SurveyRetention = z.infer<typeof SurveyRetention>

/** How e-mails about new responses are sent: each at once, or together. */
export const ResponsesFrequency = z.enum(['each', 'hourly', 'daily'])
export type ResponsesFrequency = z.infer<typeof ResponsesFrequency>

export const NotificationSettings = z.strictObject({
  email_responses: z.boolean(),
  email_insights: z.boolean(),
  email_weekly_report: z.boolean(),
  responses_frequency: ResponsesFrequency,
  /** In the owner's time zone: when daily e-mails are sent. */
  daily_hour: z.int().min(0).max(23),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** What a survey's page said to a respondent before the start. */
export const PrivacyNotice = z.strictObject({
  anonymous: z.boolean(),
  retention_days: RetentionDays,
})
export type PrivacyNotice = z.infer<typeof PrivacyNotice>

export const PrivacySettings = z.strictObject({
  /** For surveys without a value of their own. A conversation is never stored longer than its respondent was promised. */
  data_retention_days: RetentionDays,
  /** Conversations that start later ask for and store no device, address, name or contact. */
  anonymous_responses: z.boolean(),
})
export type PrivacySettings = z.infer<typeof PrivacySettings>

export const OwnerSettings = z.object({
  interface_language: Locale,
  /** Preselected for new surveys; the interface's language until it is set. */
  default_survey_language: SurveyLanguage,
  /** IANA name; `UTC` until it is known. */
  time_zone: z.string(),
  /** Whether `time_zone` was set, by the owner or from a browser. */
  time_zone_known: z.boolean(),
  notifications: NotificationSettings,
  privacy: PrivacySettings,
})
export type OwnerSettings = z.infer<typeof OwnerSettings>

/** Only what is set, or changes. */
export const SettingsChanges = z.strictObject({
  interface_language: Locale.optional(),
  default_survey_language: SurveyLanguage.optional(),
  time_zone: z.string().max(64).optional(),
  notifications: NotificationSettings.partial().optional(),
  privacy: PrivacySettings.partial().optional(),
})
export type SettingsChanges = z.infer<typeof SettingsChanges>

export const defaultNotifications: NotificationSettings = {
  email_responses: true,
  email_insights: true,
  email_weekly_report: false,
  responses_frequency: 'hourly',
  daily_hour: 9,
}

export const defaultPrivacy: PrivacySettings = {
  data_retention_days: 365,
  anonymous_responses: false,
}

/** The settings of an owner whose interface is in `locale` until it is changed. */
export const settingsOf = (changes: SettingsChanges, locale: Locale): OwnerSettings => {
  const language = changes.interface_language ?? locale
  return {
    interface_language: language,
    default_survey_language: changes.default_survey_language ?? language,
    time_zone: changes.time_zone ?? 'UTC',
    time_zone_known: changes.time_zone !== undefined,
    notifications: { ...defaultNotifications, ...changes.notifications },
    privacy: { ...defaultPrivacy, ...changes.privacy },
  }
}

/** Both, the later one first. */
export const mergeSettings = (
  before: SettingsChanges,
  { notifications, privacy, ...rest }: SettingsChanges,
): SettingsChanges => ({
  ...before,
  ...rest,
  ...(notifications && { notifications: { ...before.notifications, ...notifications } }),
  ...(privacy && { privacy: { ...before.privacy, ...privacy } }),
})

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The fields of `changes` whose values differ from `before`, in groups too. */
export function differences<T extends object>(before: T | undefined, changes: T): T {
  const changed = Object.entries(changes).flatMap(([name, value]: [string, unknown]) => {
    const present = before?.[name as keyof T]
    if (typeof value !== 'object' || value === null)
      return value === undefined || value === present ? [] : [[name, value]]
    const group = differences(present as object | undefined, value)
    return Object.keys(group).length === 0 ? [] : [[name, group]]
  })
  return Object.fromEntries(changed) as T
}
