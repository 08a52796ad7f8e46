// What is used of a plan's monthly limits.
import { z } from 'zod'
import {
  meterLevelOf,
  type MeterLevel,
  type MonthlyMeter,
  type PlanLimits,
} from '#contract/plans.ts'

export const MonthlyCounts = z.object({
  /** Accepted answers of respondents, once each: revisions and replies to support messages are none. */
  responses: z.int(),
  /** Seconds of transcribed recordings. */
  audioSeconds: z.number(),
  /** Proposals, and insights reports that succeeded. */
  generations: z.int(),
})
export type MonthlyCounts = z.infer<typeof MonthlyCounts>

export const noUsage: MonthlyCounts = { responses: 0, audioSeconds: 0, generations: 0 }

export type Meter = { used: number; limit: number | null; left: number | null; level: MeterLevel }

/** Minutes are whole ones: the last is used up when its last second is. */
export const metersOf = (
  { responses, audioSeconds, generations }: MonthlyCounts,
  limits: Pick<PlanLimits, MonthlyMeter>,
): Record<MonthlyMeter, Meter> => ({
  responses: meterOf(responses, limits.responses),
  audio_minutes: meterOf(Math.floor(audioSeconds / 60), limits.audio_minutes),
  ai_generations: meterOf(generations, limits.ai_generations),
})

export const meterOf = (used: number, limit: number | null): Meter => ({
  used,
  limit,
  left: limit === null ? null : Math.max(0, limit - used),
  level: meterLevelOf(used, limit),
})
