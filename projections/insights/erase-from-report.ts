import type { VerbatimRepeat, Report } from '#contract/events/insight-reports.ts'
import { mapReportTexts } from './report-texts.ts'

type StoredReport = { report: Report | null; repeats: VerbatimRepeat[] }

/**
 * Erases responses from a report: empties statements that rest on them, because their words and their counts would be wrong,
 * and masks verbatim repeats of their words elsewhere. The overview names no sources and is emptied too. Masks keep their
 * length: texts are addressed by place and ranges by offsets.
 */
export function eraseFromReport(
  stored: StoredReport,
  responseIds: readonly string[],
): StoredReport {
  const erasedIds = new Set(responseIds)
  if (!stored.report || erasedIds.size === 0) return stored
  const masked = mapReportTexts(stored.report, (at, text) =>
    stored.repeats
      .filter((each) => each.at === at && erasedIds.has(each.responseId))
      .reduce((rest, { start, end }) => maskRange(rest, start, end), text),
  )
  const removeErased = <T extends Statement>(each: T) => {
    // Without its responses a statement counts no people: its other sources still support it.
    if (!each.responseIds)
      return {
        ...each,
        sources: each.sources.filter((source) => !erasedIds.has(source.responseId)),
      }
    return restsOn(each, each.responseIds, erasedIds)
      ? { ...each, sources: [], responseIds: [] }
      : each
  }
  const erasedReport: Report = {
    overview: '',
    findings: masked.findings.map(removeErased),
    topics: masked.topics.map(removeErased),
    patterns: masked.patterns.map(removeErased),
    recommendations: masked.recommendations.map(removeErased),
  }
  return {
    ...stored,
    report: mapReportTexts(erasedReport, (at, text) =>
      hasNoSources(erasedReport, at) ? '' : text,
    ),
  }
}

type Statement = {
  sources: { responseId: string }[]
  responseIds?: string[] | undefined
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

/** `at`: the place of a text, such as `topics.0.description`. */
function hasNoSources(report: Report, at: string): boolean {
  const [part, index] = at.split('.')
  if (index === undefined) return false
  const statements = report[part as Exclude<keyof Report, 'overview'>]
  return statements[Number(index)]?.sources.length === 0
}
