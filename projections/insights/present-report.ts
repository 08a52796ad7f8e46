// A report for the survey's owner: quotes and texts reveal no more of a locked answer than its excerpt.
import type { Insights } from '#contract/api/insights.ts'
import type { Source, VerbatimRepeat } from '#contract/events/insight-reports.ts'
import { must } from '#kernel/problem.ts'
import { redactRanges } from '../conversations/redaction.ts'
import type { InsightReport } from './insight-reports.projection.ts'
import { type agreementsOf, topicCode } from './coding-check.ts'
import type { QuotedAnswer } from './insight-answers.ts'
import { isFullyVisible, visibleSources, type QuotedAnswers } from './quoted-sources.ts'
import { fixedReportTexts } from './report-languages.ts'
import { mapReportTexts } from './report-texts.ts'
import { recommendationIdOf, topicIdOf } from './topic-responses.ts'

/** All responses that a report rests on. */
export const mentionedResponseIds = (row: InsightReport): Set<string> =>
  new Set([...quotedResponseIds(row), ...statementsOf(row).flatMap(responseIdsOf)])

/** The ids of the responses that the report quotes: a bounded number for each statement. */
export const quotedResponseIds = (row: InsightReport): Set<string> =>
  new Set([...statementsOf(row).flatMap(({ sources }) => sources), ...row.repeats].map(idOf))

const idOf = ({ responseId }: { responseId: string }) => responseId

function statementsOf({ report }: InsightReport): Statement[] {
  const {
    summary = [],
    findings = [],
    topics = [],
    patterns = [],
    recommendations = [],
  } = report ?? {}
  return [summary, findings, topics, patterns, recommendations].flat()
}

type Statement = {
  sources: readonly Source[]
  responseIds?: readonly string[] | undefined
  general?: string | null | undefined
  wordedAfter?: number | undefined
  people?: number | undefined
  objectiveId?: string | null | undefined
}

const responseIdsOf = ({ sources, responseIds = [] }: Statement): string[] => [
  ...sources.map(idOf),
  ...responseIds,
]

/**
 * Whether a statement has sources, and all of them still exist. Responses that it counts without quoting them leave it with
 * their erasure, in the projection.
 */
export const isSupported = ({ sources }: Statement, answers: QuotedAnswers): boolean =>
  sources.length > 0 && sources.every(({ responseId }) => answers.has(responseId))

/** All responses that each presented statement rests on, in the order of `presentReport`. */
export function basesOfStatements({ report }: InsightReport, answers: QuotedAnswers) {
  const basesOf = (statements: readonly Statement[] = []) =>
    statements.filter((each) => isSupported(each, answers)).map(responseIdsOf)
  return {
    findings: basesOf(report?.findings),
    topics: basesOf(report?.topics),
    recommendations: basesOf(report?.recommendations),
  }
}

/** Responses and people of the report that still exist. */
export type ReportCounts = { answers: number; people: number }

/** Undefined when no statement is left. */
export function presentReport(
  row: InsightReport,
  answers: QuotedAnswers,
  counts: ReportCounts,
  agreements: ReturnType<typeof agreementsOf> = new Map(),
): Insights | undefined {
  const texts = fixedReportTexts[row.language]
  const hidden = row.repeats.filter(({ responseId }) => !isFullyVisible(answers.get(responseId)))
  const hiddenPlaces = new Set(hidden.map(({ at }) => at))
  // A report of a version that did not count people has no general wordings: its repeats are masked in place.
  const isMasked = row.peopleCount === null
  const report = mapReportTexts(must(row.report, 'a report'), (at, text) =>
    isMasked
      ? redactRanges(
          text,
          hidden.filter((each) => each.at === at),
        )
      : text,
  )

  /** Without statements of erased answers. `word` gets whether the statement's own words may be shown, its other wording, and its place. */
  const present = <T extends Statement, Shown extends object>(
    part: string,
    statements: readonly T[],
    word: (statement: T, isReadable: boolean, general: string, n: number) => Shown,
  ) =>
    statements.flatMap((each, n) => {
      if (!isSupported(each, answers)) return []
      const place = `${part}.${n}`
      const isRepeated = [...hiddenPlaces].some(
        (at) => at.startsWith(`${place}.`) && at !== `${place}.general`,
      )
      const isReadable = isMasked || (!isRepeated && isWordedAfterReadable(each, answers))
      const general = hiddenPlaces.has(`${place}.general`) ? '' : each.general
      const sources = visibleSources(each.sources, answers)
      const basis = { people: each.people ?? null, objective_id: each.objectiveId ?? null }
      const shown = word(each, isReadable, general || texts.lockedStatement, n)
      return [{ ...shown, sources, ...basis }]
    })

  const summary = present('summary', report.summary ?? [], (each, isReadable, general) => ({
    text: isReadable ? each.text : general,
  }))
  const findings = present('findings', report.findings, (each, isReadable, general) => ({
    text: isReadable ? each.text : general,
    kind: each.kind ?? ('finding' as const),
    sentiment: each.sentiment ?? null,
  }))
  const topics = present('topics', report.topics, (each, isReadable, general, n) => ({
    id: topicIdOf(row, n),
    name: isReadable ? each.name : general,
    code: topicCode(report.topics.indexOf(each)),
    agreement: agreements.get(topicCode(report.topics.indexOf(each))) ?? null,
    frequency: each.frequency,
    sentiment: each.sentiment,
    description: isReadable ? each.description : '',
  }))
  const patterns = present('patterns', report.patterns, (each, isReadable, general) => ({
    pattern: isReadable ? each.pattern : general,
    evidence: isReadable ? each.evidence : '',
    impact: each.impact,
  }))
  const actions = present(
    'recommendations',
    report.recommendations,
    (each, isReadable, general, n) => ({
      id: recommendationIdOf(row, n),
      action: isReadable ? each.action : general,
      priority: each.priority,
      rationale: isReadable ? each.rationale : '',
      expected_outcome: isReadable ? each.expectedOutcome : '',
    }),
  )
  if ([findings, topics, patterns, actions].flat().length === 0) return undefined
  const { titles } = texts
  const overview = isMasked ? report.overview : withoutSentences(report.overview, hidden)
  // Locked sentences may be the same in general words.
  const sentences = [...new Set(summary.map(({ text }) => text)), overview]
  return {
    executive_summary: {
      title: titles.summary,
      overview: sentences.filter((text) => text !== '').join(' '),
      key_findings: findings.map(({ text }) => text),
      findings,
    },
    main_topics: { title: titles.topics, topics },
    patterns_trends: { title: titles.patterns, patterns },
    recommendations: { title: titles.recommendations, actions },
    metadata: {
      generated_at: must(row.generatedAt, 'when it was generated'),
      ...reportedCounts(row, counts),
      engine: row.provenance?.engine ?? '',
      model: row.provenance?.model ?? '',
      dropped: row.dropped,
    },
  }
}

const reportedCounts = (
  { responseCount, peopleCount }: InsightReport,
  { answers, people }: ReportCounts,
) =>
  peopleCount === null
    ? { response_count: responseCount ?? 0, people_count: null }
    : {
        response_count: Math.min(responseCount ?? 0, answers),
        people_count: Math.min(peopleCount, people),
      }

/** Whether the owner may read all quotes that a statement is worded after. */
function isWordedAfterReadable(
  { sources, wordedAfter = sources.length }: Statement,
  answers: ReadonlyMap<string, QuotedAnswer>,
): boolean {
  return visibleSources(sources.slice(0, wordedAfter), answers).every(({ locked }) => !locked)
}

/** The overview without the sentences that repeat a hidden answer. */
function withoutSentences(overview: string, hidden: readonly VerbatimRepeat[]): string {
  const ranges = hidden.filter(({ at }) => at === 'overview')
  if (ranges.length === 0) return overview
  return [...overview.matchAll(/[^.!?؟]+[.!?؟]*\s*/gu)]
    .filter(
      ({ 0: sentence, index }) =>
        !ranges.some(({ start, end }) => start < index + sentence.length && index < end),
    )
    .map(([sentence]) => sentence)
    .join('')
    .trim()
}
