// How long conversations are kept, by account and by survey, and what will be erased.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PrivacySettings, SurveyRetention } from '../settings.ts'

/** A period in a query: `never` and `account` are words there. */
const RetentionChoice = z.enum(['30', '90', '180', '365', '730', 'never', 'account'])

const PlannedErasures = z.object({
  /** The next days with erasures in the owner's time zone, soonest first; at most five. */
  days: z.array(z.object({ day: z.iso.date(), conversations: z.int() })),
  /** Conversations that are erased until `until`. */
  conversations: z.int(),
  until: z.iso.datetime(),
  /** Only with `retention`: the conversations that the change alone erases at `from`, the earliest time for it. */
  change: z.object({ from: z.iso.datetime(), conversations: z.int() }).nullable(),
})
export type PlannedErasures = z.infer<typeof PlannedErasures>

export const getPlannedErasures = endpoint('GET /api/users/me/planned-erasures', {
  access: 'owner',
  summary:
    'Counts the conversations that will be erased, and those that another period would erase.',
  input: z.strictObject({
    /** Default: all surveys of the account. */
    survey: z.uuid().optional(),
    /** A period that is considered: of the survey, or of the account. `account` only with `survey`. */
    retention: RetentionChoice.optional(),
  }),
  output: PlannedErasures,
  problems: ['surveys/not-found'],
})

export const SurveyPrivacy = z.object({
  data_retention_days: SurveyRetention,
  /** The account's settings, for conversations that start from now on, unless the survey has a period of its own. */
  account: PrivacySettings,
})
export type SurveyPrivacy = z.infer<typeof SurveyPrivacy>

export const getSurveyPrivacy = endpoint('GET /api/surveys/:id/privacy', {
  access: 'owner',
  summary: 'Returns how long a survey’s conversations are kept, and whether they are anonymous.',
  input: z.strictObject({ id: z.uuid() }),
  output: SurveyPrivacy,
  problems: ['surveys/not-found'],
})

/** A shorter period erases older conversations after 24 hours, until which it can be changed back. */
export const changeSurveyRetention = endpoint('PUT /api/surveys/:id/privacy', {
  access: 'owner',
  summary: 'Changes how long a survey’s conversations are kept.',
  input: z.strictObject({ id: z.uuid(), data_retention_days: SurveyRetention }),
  output: SurveyPrivacy,
  problems: ['surveys/not-found'],
})
