import { useSearchParams } from 'react-router'
import type { ComparedBy } from '#contract/api/report-comparison.ts'
import { dayMs } from '#contract/durations.ts'

export const kindsOfSides = [
  'surveys',
  'periods',
  'versions',
  'language',
  'device',
  'channel',
  'batch',
] as const satisfies readonly ComparedBy[]

export const maxSides = (by: ComparedBy): number => (by === 'surveys' ? 4 : 2)

/** What is compared, stored in the address; sides are empty until some are chosen. */
export function useCompareChoice() {
  const [search, setSearch] = useSearchParams()
  const by = kindsOfSides.find((kind) => kind === search.get('by')) ?? 'surveys'
  const set = (next: { by: ComparedBy; sides: readonly string[] }) =>
    setSearch(
      (current) => {
        current.set('by', next.by)
        if (next.sides.length > 0) current.set('sides', next.sides.join(','))
        else current.delete('sides')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    by,
    sides: (search.get('sides') ?? '').split(',').filter((side) => side !== ''),
    setBy: (next: ComparedBy) => set({ by: next, sides: [] }),
    setSides: (sides: readonly string[]) => set({ by, sides }),
  }
}

/** The chosen sides that can be chosen, each once; before any choice, the first two. */
export function chosenSides(sides: readonly string[], known: readonly string[], most: number) {
  const chosen = [...new Set(sides)].filter((side) => known.includes(side)).slice(0, most)
  const rest = known.filter((side) => !chosen.includes(side))
  return [...chosen, ...rest.slice(0, Math.max(0, 2 - chosen.length))]
}
const lengths = { '7d': 7, '30d': 30, '90d': 90, all: 30 }
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

type Dates = { period: keyof typeof lengths; from?: string | undefined; to?: string | undefined }

/** The days of the report's filters, after as many days before them; the last 30 days where all days count. */
export function defaultPeriods({ period, from, to }: Dates, now = Date.now()): [string, string] {
  const last = to ? Date.parse(to) : Date.parse(dayOf(now))
  const first = from ? Date.parse(from) : last - (lengths[period] - 1) * dayMs
  const length = last - first + dayMs
  return [rangeKey(first - length, last - length), rangeKey(first, last)]
}

const rangeKey = (from: number, to: number) => `${dayOf(from)}..${dayOf(to)}`

/** First and last day of a period's key. */
export function daysOfKey(key: string): [string, string] {
  const [from = '', to = ''] = key.split('..')
  return [from, to]
}
