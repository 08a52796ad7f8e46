import type { Repeat, Report } from '#contract/events/insight-reports.ts'
import { withTexts } from './report-texts.ts'

type Said = { report: Report | null; repeats: Repeat[] }

/**
 * A report without what it says of some responses: their words are blotted out where they are repeated, and what
 * rested on them alone is empty. So is the overview, which rests on all of them and names no source. Nothing moves,
 * since texts are named by their place and runs by their offsets.
 */
export function forgetInReport(said: Said, responseIds: readonly string[]): Said {
  const gone = new Set(responseIds)
  if (!said.report || gone.size === 0) return said
  const blotted = withTexts(said.report, (at, text) =>
    said.repeats
      .filter((each) => each.at === at && gone.has(each.responseId))
      .reduce((rest, { start, end }) => blot(rest, start, end), text),
  )
  const remaining = <T extends { sources: { responseId: string }[] }>(each: T) => ({
    ...each,
    sources: each.sources.filter(({ responseId }) => !gone.has(responseId)),
  })
  const kept: Report = {
    overview: '',
    findings: blotted.findings.map(remaining),
    topics: blotted.topics.map(remaining),
    patterns: blotted.patterns.map(remaining),
    recommendations: blotted.recommendations.map(remaining),
  }
  return { ...said, report: withTexts(kept, (at, text) => (restsOnNobody(kept, at) ? '' : text)) }
}

const blot = (text: string, start: number, end: number) =>
  text.slice(0, start) + '▒'.repeat(Math.max(0, end - start)) + text.slice(end)

/** `at`: as in `topics.0.description`. */
function restsOnNobody(report: Report, at: string): boolean {
  const [part, index] = at.split('.')
  if (index === undefined) return false
  const statements = report[part as Exclude<keyof Report, 'overview'>]
  return statements[Number(index)]?.sources.length === 0
}
