// Closing, copying, versions, deletion and restoring of surveys.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Survey } from './surveys.ts'

const SurveyPath = z.strictObject({ id: z.uuid() })

export const scheduleClosing = endpoint('PUT /api/surveys/:id/closing', {
  access: 'owner',
  summary: 'Sets or clears the time at which a survey closes.',
  input: SurveyPath.extend({ closes_at: z.iso.datetime({ offset: true }).nullable() }),
  output: Survey,
  problems: ['surveys/not-found', 'surveys/closing-in-the-past', 'surveys/wrong-status'],
})

/** Idempotent. */
export const deleteSurvey = endpoint('DELETE /api/surveys/:id', {
  access: 'owner',
  summary: 'Deletes a survey. It can be restored for 30 days.',
  input: SurveyPath,
  output: z.object({ ok: z.literal(true), restorable_until: z.iso.datetime() }),
  problems: ['surveys/not-found'],
})

export const restoreSurvey = endpoint('POST /api/surveys/:id/restore', {
  access: 'owner',
  summary: 'Restores a deleted survey.',
  input: SurveyPath,
  output: Survey,
  problems: ['surveys/not-found', 'surveys/plan-limit'],
})

export const DeletedSurvey = z.object({
  id: z.uuid(),
  title: z.string(),
  deleted_at: z.iso.datetime(),
  restorable_until: z.iso.datetime(),
})
export type DeletedSurvey = z.infer<typeof DeletedSurvey>

export const listDeletedSurveys = endpoint('GET /api/surveys/deleted', {
  access: 'owner',
  summary: 'Lists deleted surveys, last deleted first.',
  input: z.strictObject({}),
  output: z.array(DeletedSurvey),
  problems: [],
})

export const duplicateSurvey = endpoint('POST /api/surveys/:id/duplicate', {
  access: 'owner',
  summary: 'Creates a draft with the same content.',
  input: SurveyPath,
  output: Survey,
  problems: ['surveys/not-found'],
})

/** `points` are validation points. Added values have no `before`, removed ones no `after`. */
export const ChangedField = z.enum([
  'title',
  'description',
  'goal',
  'language',
  'country',
  'points_added',
  'points_removed',
  'points_edited',
  'points_reordered',
  'questions_added',
  'questions_removed',
  'questions_edited',
  'questions_reordered',
  'advanced_mode',
  'enable_audio',
  'enable_whatsapp',
  'conversation_mode',
  'max_followups',
  'max_questions',
  'ai_personality',
  'pre_survey_enabled',
  'pre_survey_fields',
  'rewards_enabled',
  'rewards',
  'whatsapp_config',
  'onboarding_created',
  'asked_by',
  'duplicates',
])
export type ChangedField = z.infer<typeof ChangedField>

/** Text, number, boolean or list of texts; null for no value. */
const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

export const SurveyChange = z.object({ field: ChangedField, before: FieldValue, after: FieldValue })
export type SurveyChange = z.infer<typeof SurveyChange>

export const SurveyVersion = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  title: z.string(),
  /** Whether the version was ever published. */
  published: z.boolean(),
  restored_from: z.int().nullable(),
  /** Compared with the previous version; empty in the first. */
  changes: z.array(SurveyChange),
})
export type SurveyVersion = z.infer<typeof SurveyVersion>

export const listSurveyVersions = endpoint('GET /api/surveys/:id/versions', {
  access: 'owner',
  summary: 'Lists the last 200 versions of a survey with their changes, newest first.',
  input: SurveyPath,
  output: z.array(SurveyVersion),
  problems: ['surveys/not-found'],
})

/** A stale `version` is refused. */
export const restoreVersion = endpoint('POST /api/surveys/:id/versions/:number/restore', {
  access: 'owner',
  summary: 'Restores an earlier version as a new version.',
  input: SurveyPath.extend({
    number: z.coerce.number().int().positive(),
    version: z.int().positive().optional(),
  }),
  output: Survey,
  problems: [
    'surveys/not-found',
    'surveys/unknown-version',
    'surveys/incomplete',
    'surveys/plan-limit',
    'surveys/stale-version',
  ],
})
