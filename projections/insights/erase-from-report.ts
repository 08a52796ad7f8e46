import type { VerbatimRepeat, Report } from '#contract/events/insight-reports.ts'
import { mapReportTexts } from './report-texts.ts'

type StoredReport = { report: Report | null; repeats: VerbatimRepeat[] }

/**
 * Erases a person's responses from a report. A statement that rests on them continues with its wording for one person
 * less, in general words where it repeats them, and is emptied where it has no such wording. Statements of reports that
 * did not count people lose their sources, and verbatim repeats are masked. The overview names no sources and is emptied; the
 * sentences of the summary that rest on others stay.
 * Masks keep their length: texts are addressed by place and ranges by offsets.
 */
export function eraseFromReport(
  stored: StoredReport,
  responseIds: readonly string[],
): StoredReport {
  const erasedIds = new Set(responseIds)
  if (!stored.report || erasedIds.size === 0) return stored
  const repeats = stored.repeats.filter((each) => erasedIds.has(each.responseId))
  const counted = placesOfCounted(stored.report)
  const masked = mapReportTexts(stored.report, (at, text) =>
    counted.has(placeOf(at))
      ? text
      : repeats
          .filter((each) => each.at === at)
          .reduce((rest, { start, end }) => maskRange(rest, start, end), text),
  )
  const removeErased =
    <T extends Statement>(part: string, withText: (each: T, text: string) => T) =>
    (each: T, n: number): T => {
      const sources = each.sources.filter((source) => !erasedIds.has(source.responseId))
      // Without its responses a statement counts no people: its other sources still support it.
      if (!each.responseIds) return { ...each, sources }
      const places = repeats.map(({ at }) => at).filter((at) => placeOf(at) === `${part}.${n}`)
      if (!restsOn(each, each.responseIds, erasedIds) && places.length === 0) return each
      return continueWithout(each, erasedIds, places, withText)
    }
  const { summary, findings, topics, patterns, recommendations } = masked
  const erasedReport: Report = {
    overview: '',
    ...(summary && {
      summary: summary.map(removeErased('summary', (each, text) => ({ ...each, text }))),
    }),
    findings: findings.map(removeErased('findings', (each, text) => ({ ...each, text }))),
    topics: topics
      .map(
        removeErased('topics', (each, name) => ({
          ...{ ...each, name, description: '' },
          frequency: each.responseIds?.length ?? each.frequency,
        })),
      )
      .map((topic, n) => daysOfLeft(topic, topics[n]?.responseIds)),
    patterns: patterns.map(
      removeErased('patterns', (each, pattern) => ({ ...each, pattern, evidence: '' })),
    ),
    recommendations: recommendations.map(
      removeErased('recommendations', (each, action) => ({
        ...{ ...each, action, rationale: '', expectedOutcome: '' },
      })),
    ),
  }
  return {
    ...stored,
    report: mapReportTexts(erasedReport, (at, text) =>
      hasNoSources(erasedReport, at) ? '' : text,
    ),
  }
}

/** Places such as `findings.2` of statements that count people. */
const placesOfCounted = (report: Report) =>
  new Set(
    Object.entries(report).flatMap(([part, statements]) =>
      Array.isArray(statements)
        ? statements.flatMap((each, n) => (each.responseIds ? [`${part}.${n}`] : []))
        : [],
    ),
  )

type Statement = {
  sources: { responseId: string }[]
  responseIds?: string[] | undefined
  people?: number | undefined
  wordedAfter?: number | undefined
  general?: string | null | undefined
  fewer?: { text: string | null; general: string | null }[] | undefined
}

/** `places` are those of the statement's texts that repeat an erased answer. */
function continueWithout<T extends Statement>(
  each: T,
  erasedIds: ReadonlySet<string>,
  places: readonly string[],
  withText: (each: T, text: string) => T,
): T {
  const { wordedAfter = each.sources.length, responseIds = [] } = each
  const isErased = ({ responseId }: { responseId: string }) => erasedIds.has(responseId)
  const isQuoted = places.length > 0 || each.sources.slice(0, wordedAfter).some(isErased)
  const sources = each.sources.filter((source) => !isErased(source))
  const { text, people, ...left } = continuation(each, restsOn(each, responseIds, erasedIds))
  const shown = isQuoted ? left.general : text
  if (!shown || sources.length === 0 || places.some((at) => at.endsWith('.general')))
    return { ...each, sources: [], responseIds: [], ...(each.fewer && { fewer: [] }) }
  const inGeneral = left.fewer.map(({ general }) => ({ text: general, general }))
  return withText(
    {
      ...{ ...each, ...left, sources, people },
      responseIds: responseIds.filter((id) => !erasedIds.has(id)),
      ...(isQuoted ? { wordedAfter: 0, fewer: inGeneral } : { wordedAfter }),
    },
    shown,
  )
}

/** With the days of the responses that are left of those `before`. */
function daysOfLeft<T extends Report['topics'][number]>(
  topic: T,
  before: readonly string[] = [],
): T {
  if (!topic.startedOn) return topic
  const left = new Set(topic.responseIds)
  const startedOn: Record<string, number> = {}
  let at = 0
  for (const [day, count] of Object.entries(topic.startedOn).toSorted()) {
    const ids = before.slice(at, (at += count))
    const remaining = ids.filter((id) => left.has(id)).length
    if (remaining > 0) startedOn[day] = remaining
  }
  return { ...topic, startedOn }
}

/** What a statement says next: the same in general words where the erased person is not counted in it. */
function continuation({ people, general, fewer = [] }: Statement, isCounted: boolean) {
  if (!isCounted) return { text: general, general, people, fewer }
  const [next, ...rest] = fewer
  return { ...next, general: next?.general, people: people && people - 1, fewer: rest }
}

function restsOn(
  { sources }: Statement,
  responseIds: readonly string[],
  ids: ReadonlySet<string>,
): boolean {
  return [...sources.map(({ responseId }) => responseId), ...responseIds].some((id) => ids.has(id))
}

const maskRange = (text: string, start: number, end: number) =>
  text.slice(0, start) + '▒'.repeat(Math.max(0, end - start)) + text.slice(end)

/** `findings.2` of `findings.2.text`. */
const placeOf = (at: string) => at.split('.').slice(0, 2).join('.')

/** `at`: the place of a text, such as `topics.0.description`. */
function hasNoSources(report: Report, at: string): boolean {
  const [part, index] = at.split('.')
  if (index === undefined) return false
  const statements = report[part as Exclude<keyof Report, 'overview'>]
  return statements?.[Number(index)]?.sources.length === 0
}
