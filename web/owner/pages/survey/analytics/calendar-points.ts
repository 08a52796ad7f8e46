import type { BarUnit } from '#contract/api/analytics-details.ts'
import type { Format } from '../../../../shared/locale-format.ts'
import type { ChartPoint } from '../../../charts/chart-types.ts'

type Bar = { first: string; last: string }

/** The places of bars over time on an axis. */
export const calendarPoints = (bars: readonly Bar[], unit: BarUnit, format: Format): ChartPoint[] =>
  bars.map((bar) => pointOf(bar, unit, format))

function pointOf({ first, last }: Bar, unit: BarUnit, format: Format): ChartPoint {
  switch (unit) {
    case 'day':
      return { label: format.shortDay(first), name: format.longDay(first) }
    case 'week':
      return {
        label: format.shortDay(first),
        name: `${format.shortDay(first)} – ${format.longDay(last)}`,
      }
    case 'month':
      return { label: format.month(first), name: format.month(first) }
    case 'year': {
      const [from, to] = [first.slice(0, 4), last.slice(0, 4)]
      return { label: from, name: from === to ? from : `${from}–${to}` }
    }
  }
}
