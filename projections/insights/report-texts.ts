import type { Report } from '#contract/events/insight-reports.ts'

type NonNullFields<T> = {
  [K in keyof T]: K extends 'objectiveId' | 'sentiment' | 'fewer' ? T[K] : Exclude<T[K], null>
}
export type ReportWithTexts = {
  [K in keyof Report]: Report[K] extends (infer T)[] | undefined
    ? NonNullFields<T>[] | Extract<Report[K], undefined>
    : string
}

/** Maps all texts of a report. `at` is the place of a text, such as `topics.0.description`. Erased texts become empty. */
export function mapReportTexts(
  report: Report,
  mapText: (at: string, text: string) => string,
): ReportWithTexts {
  const at = (place: string, text: string | null) => mapText(place, text ?? '')
  const general = (place: string, each: { general?: string | null | undefined }) => ({
    general: each.general === undefined ? undefined : at(`${place}.general`, each.general),
  })
  return {
    overview: at('overview', report.overview),
    ...(report.summary && {
      summary: report.summary.map((each, n) => ({
        ...each,
        ...general(`summary.${n}`, each),
        text: at(`summary.${n}.text`, each.text),
      })),
    }),
    findings: report.findings.map((each, n) => ({
      ...each,
      ...general(`findings.${n}`, each),
      text: at(`findings.${n}.text`, each.text),
    })),
    topics: report.topics.map((each, n) => ({
      ...each,
      ...general(`topics.${n}`, each),
      name: at(`topics.${n}.name`, each.name),
      description: at(`topics.${n}.description`, each.description),
    })),
    patterns: report.patterns.map((each, n) => ({
      ...each,
      ...general(`patterns.${n}`, each),
      pattern: at(`patterns.${n}.pattern`, each.pattern),
      evidence: at(`patterns.${n}.evidence`, each.evidence),
    })),
    recommendations: report.recommendations.map((each, n) => ({
      ...each,
      ...general(`recommendations.${n}`, each),
      action: at(`recommendations.${n}.action`, each.action),
      rationale: at(`recommendations.${n}.rationale`, each.rationale),
      expectedOutcome: at(`recommendations.${n}.expectedOutcome`, each.expectedOutcome),
    })),
  }
}
