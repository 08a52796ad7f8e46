// Points of charts over time.
import { dayMs } from '#contract/durations.ts'
import type { Format } from '../../shared/locale-format.ts'
import type { ChartPoint } from './chart-types.ts'

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Points of calendar days (`yyyy-mm-dd`), or of weeks or months by their first days. */
export const timePoints = (
  days: readonly string[],
  unit: 'day' | 'week' | 'month',
  format: Format,
): ChartPoint[] =>
  days.map((day) => {
    if (unit === 'month') return { label: format.shortMonth(day), name: format.month(day) }
    const name = unit === 'day' ? format.longDay(day) : format.dayRange(day, dayAfter(day, 6))
    return { label: format.shortDay(day), name }
  })
