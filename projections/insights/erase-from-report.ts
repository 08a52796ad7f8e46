import type { VerbatimRepeat, Report } from '#contract/events/insight-reports.ts'
import { mapReportTexts } from './report-texts.ts'

type StoredReport = { report: Report | null; repeats: VerbatimRepeat[] }

/**
 * Erases responses from a report: masks verbatim repeats of their words and empties statements that have no other source.
 * The overview names no sources and is emptied too. Masks keep their length: texts are addressed by place and ranges by
 * offsets.
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
  const removeErasedSources = <T extends { sources: { responseId: string }[] }>(each: T) => ({
    ...each,
    sources: each.sources.filter(({ responseId }) => !erasedIds.has(responseId)),
  })
  const erasedReport: Report = {
    overview: '',
    findings: masked.findings.map(removeErasedSources),
    topics: masked.topics.map(removeErasedSources),
    patterns: masked.patterns.map(removeErasedSources),
    recommendations: masked.recommendations.map(removeErasedSources),
  }
  return {
    ...stored,
    report: mapReportTexts(erasedReport, (at, text) =>
      hasNoSources(erasedReport, at) ? '' : text,
    ),
  }
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
