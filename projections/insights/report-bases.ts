// The responses that a report's statements rest on are stored beside it: there may be thousands, and pages do not need them.
import { z } from 'zod'
import type { Report } from '#contract/events/insight-reports.ts'

/** Ids of responses, by the place of a statement such as `topics.2`. */
export const ReportBases = z.record(z.string(), z.array(z.uuid()))
type ReportBases = z.infer<typeof ReportBases>

export type BasedReport = { report: Report; bases: ReportBases }

export function splitBases(whole: Report): BasedReport {
  const bases: ReportBases = {}
  const report = mapStatements(whole, (each, place) => {
    if (each.responseIds) bases[place] = each.responseIds
    return { ...each, responseIds: undefined }
  })
  return { report, bases }
}

export const joinBases = ({ report, bases }: BasedReport): Report =>
  mapStatements(report, (each, place) => {
    const responseIds = bases[place]
    return responseIds ? { ...each, responseIds } : each
  })

type Statement = { responseIds?: string[] | undefined }

function mapStatements(
  report: Report,
  change: <S extends Statement>(statement: S, place: string) => S,
): Report {
  const mapPart = <S extends Statement>(part: string, statements: readonly S[]): S[] =>
    statements.map((each, n) => change(each, `${part}.${n}`))
  return {
    ...report,
    findings: mapPart('findings', report.findings),
    topics: mapPart('topics', report.topics),
    patterns: mapPart('patterns', report.patterns),
    recommendations: mapPart('recommendations', report.recommendations),
  }
}
