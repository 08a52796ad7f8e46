import type { PlanUsage, UsageMeter } from '#contract/api/usage.ts'
import type { MonthlyMeter } from '#contract/plans.ts'

export type MeterNotice = {
  name: MonthlyMeter
  level: 'near' | 'reached'
  meter: UsageMeter & { limit: number }
}

/** What stops respondents comes first. */
const order: readonly MonthlyMeter[] = ['responses', 'audio_minutes', 'ai_generations']

/** The meter of the notice: one that is used up, else one that nearly is. */
export function noticeOf({ meters }: Pick<PlanUsage, 'meters'>): MeterNotice | undefined {
  for (const level of ['reached', 'near'] as const)
    for (const name of order) {
      const { limit, ...meter } = meters[name]
      if (limit !== null && meter.level === level)
        return { name, level, meter: { ...meter, limit } }
    }
  return undefined
}
