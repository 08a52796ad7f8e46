// The responses that a report's statements rest on, and their days, are stored beside it: there may be thousands, and few pages need them.
import { z } from 'zod'
import type { Report } from '#contract/events/insight-reports.ts'

/** Ids of responses, by the place of a statement such as `topics.2`. */
export const ReportBases = z.record(z.string(), z.array(z.uuid()))
type ReportBases = z.infer<typeof ReportBases>

/** Responses by the UTC day on which their sessions started, for each topic; null without the days of one of them. */
export const TopicDays = z.array(z.record(z.string(), z.int())).nullable()

export type BasedReport = {
  report: Report
  bases: ReportBases
  topicDays: z.infer<typeof TopicDays>
}

export function splitBases(whole: Report): BasedReport {
  const bases: ReportBases = {}
  const report = mapStatements(whole, (each, place) => {
    if (each.responseIds) bases[place] = each.responseIds
    return { ...each, responseIds: undefined }
  })
  const topicDays = whole.topics.map(({ startedOn }) => startedOn)
  const areKnown = topicDays.every((days) => days !== undefined)
  const topics = report.topics.map((topic) => ({ ...topic, startedOn: undefined }))
  return { report: { ...report, topics }, bases, topicDays: areKnown ? topicDays : null }
}

export function joinBases({ report, bases, topicDays }: BasedReport): Report {
  const whole = mapStatements(report, (each, place) => {
    const responseIds = bases[place]
    return responseIds ? { ...each, responseIds } : each
  })
  if (!topicDays) return whole
  return {
    ...whole,
    topics: whole.topics.map((topic, place) => ({ ...topic, startedOn: topicDays[place] })),
  }
}

type Statement = { responseIds?: string[] | undefined }

function mapStatements(
  report: Report,
  change: <S extends Statement>(statement: S, place: string) => S,
): Report {
  const mapPart = <S extends Statement>(part: string, statements: readonly S[]): S[] =>
    statements.map((each, n) => change(each, `${part}.${n}`))
  return {
    ...report,
    ...(report.summary && { summary: mapPart('summary', report.summary) }),
    findings: mapPart('findings', report.findings),
    topics: mapPart('topics', report.topics),
    patterns: mapPart('patterns', report.patterns),
    recommendations: mapPart('recommendations', report.recommendations),
  }
}
