import type { VerbatimRepeat, Report } from '#contract/events/insight-reports.ts'
import { mapReportTexts } from './report-texts.ts'

type StoredReport = { report: Report | null; repeats: VerbatimRepeat[] }

/**
 * A report without what it says of some responses: their words are blotted out where they are repeated, and what
 * rested on them alone is empty. So is the overview, which rests on all of them and names no source. Nothing moves,
 * since texts are named by their place and runs by their offsets.
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

/** `at`: as in `topics.0.description`. */
function hasNoSources(report: Report, at: string): boolean {
  const [part, index] = at.split('.')
  if (index === undefined) return false
  const statements = report[part as Exclude<keyof Report, 'overview'>]
  return statements[Number(index)]?.sources.length === 0
}
