import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MeterLevel, PlanName } from '../plans.ts'

/** `limit` and `left` are null without a limit. `near`: from 80 % of the limit on. */
export const UsageMeter = z.object({
  used: z.int(),
  limit: z.int().nullable(),
  left: z.int().nullable(),
  level: MeterLevel,
})
export type UsageMeter = z.infer<typeof UsageMeter>

export const PlanUsage = z.object({
  plan: PlanName,
  /** The current calendar month in `time_zone`, as `YYYY-MM`. */
  month: z.string(),
  time_zone: z.string(),
  /** When the next month begins and the monthly meters begin at zero. */
  resets_at: z.iso.datetime(),
  /** `active_surveys` are those of now; the others count the month. */
  meters: z.object({
    responses: UsageMeter,
    audio_minutes: UsageMeter,
    ai_generations: UsageMeter,
    active_surveys: UsageMeter,
  }),
})
export type PlanUsage = z.infer<typeof PlanUsage>

export const getUsage = endpoint('GET /api/usage', {
  access: 'owner',
  summary: 'Returns what is used and left of the plan’s limits.',
  input: z.strictObject({}),
  output: PlanUsage,
  problems: [],
})
