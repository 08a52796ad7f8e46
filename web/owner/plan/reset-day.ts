import type { PlanUsage } from '#contract/api/usage.ts'

/** The first day of the next month (`yyyy-mm-dd`), when the monthly meters begin at zero. */
export function resetDayOf({ month }: Pick<PlanUsage, 'month'>): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}
