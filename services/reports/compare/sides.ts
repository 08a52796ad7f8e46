// The sides of a comparison, as the request names them.
import type { ComparedBy } from '#contract/api/report-comparison.ts'
import { SessionMode } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { SessionGroup } from '#projections/reports/side-totals.ts'
import { refuse } from '#kernel/problem.ts'

/** Sessions that a side counts. */
export type Side = {
  /** As in the request. */
  key: string
  /** Undefined where all surveys count. */
  surveyId: string | undefined
  /** UTC days, both inclusive; `from` is undefined where all days until `to` count. */
  from: string | undefined
  to: string
  group: SessionGroup | undefined
}

type Days = Pick<Side, 'from' | 'to'>

export type SidesRequest = Days & { by: ComparedBy; sides: string; surveyId: string | undefined }

type Incomparable = 'count' | 'same' | 'range' | 'unknown' | 'survey'

/** `reason` is of the problem document: how many, twice the same, no such value, no period, or no survey chosen. */
export const refuseSides = (reason: Incomparable): never =>
  refuse('reports/not-comparable', { reason })

const maxSurveys = 4

/** Refuses sides that are too few or too many, not different, or unknown. Ids of surveys and batches may still be unknown. */
export function sidesOf({ by, sides, surveyId, from, to }: SidesRequest): Side[] {
  const keys = sides.split(',').map((key) => key.trim().toLowerCase())
  const most = by === 'surveys' ? maxSurveys : 2
  if (keys.length < 2 || keys.length > most || keys.includes('')) return refuseSides('count')
  const parsed = keys.map((key) => ({ key, surveyId, from, to, ...sideOf(by, key) }))
  const places = parsed.map((side) =>
    JSON.stringify([side.surveyId, side.from, side.to, side.group]),
  )
  if (new Set(places).size < places.length) return refuseSides('same')
  if (by === 'versions' || by === 'batch') return surveyId ? parsed : refuseSides('survey')
  return parsed
}

function sideOf(by: ComparedBy, key: string): Pick<Side, 'group'> & Partial<Side> {
  if (by === 'surveys') return { surveyId: requireMatch(uuid, key), group: undefined }
  if (by === 'periods') return { ...daysOf(key), group: undefined }
  if (by === 'versions') return { group: { by, value: Number(requireMatch(version, key)) } }
  if (by === 'batch') return { group: { by, value: requireMatch(uuid, key) } }
  if (!groupValues[by].has(key)) return refuseSides('unknown')
  return { group: { by, value: key } }
}

const groupValues = {
  language: new Set<string>(SurveyLanguage.options),
  device: new Set(['mobile', 'desktop']),
  channel: new Set<string>(SessionMode.options.filter((mode) => mode !== 'preview')),
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const version = /^[1-9]\d{0,8}$/
const days = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

const requireMatch = (pattern: RegExp, key: string): string =>
  pattern.test(key) ? key : refuseSides('unknown')

function daysOf(key: string): Days {
  const [, from = '', to = ''] = days.exec(key) ?? []
  if (!isDay(from) || !isDay(to) || from > to) return refuseSides('range')
  return { from, to }
}

function isDay(day: string): boolean {
  const ms = Date.parse(day)
  // February 30 is read as March 1 or 2.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
}
