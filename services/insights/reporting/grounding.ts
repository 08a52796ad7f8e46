// Grounds an engine's statements in answers: a statement without a located quote is dropped before anything is stored.
import type { Finding, Report, Source } from '#contract/events/insight-reports.ts'
import type { QuotedFinding, Quotation, QuotedReport } from '#ports/ai/reports.ts'
import { locateQuotes, type AnswerTexts } from './evidence.ts'

/** Stored per statement; frequencies count all sources. */
const maxSources = 12
const maxItems = { summary: 4, findings: 12, topics: 12, patterns: 12, recommendations: 10 }
const maxLengths = { name: 120, text: 1_000 }

/** The findings of a part that have sources. */
export function groundFindings(found: readonly QuotedFinding[], texts: AnswerTexts): Finding[] {
  return found.flatMap(({ kind, text, sentiment, sources: quotations, ...basis }) => {
    const sources = locateQuotes(quotations, texts)
    const cleaned = cleanText(text)
    if (sources.length === 0 || cleaned === '') return []
    return [{ kind, text: cleaned, sentiment, sources, ...groundBasis(basis, sources, texts) }]
  })
}

/**
 * The statements of a report that have sources, and the number dropped. Topic frequencies are counted here, and people, unless
 * an engine names fewer: `people` are the respondents by response id.
 */
export function groundReport(
  written: QuotedReport,
  texts: AnswerTexts,
  people: ReadonlyMap<string, string>,
): { report: Report; dropped: number } {
  const summary =
    written.summary &&
    groundStatements(written.summary, texts, people, ({ text }) => ({ text: cleanText(text) }))
  const findings = groundStatements(
    written.findings,
    texts,
    people,
    ({ text, kind, sentiment }) => ({
      text: cleanText(text),
      ...(kind && { kind }),
      ...(sentiment && { sentiment }),
    }),
  )
  const topics = groundStatements(
    written.topics,
    texts,
    people,
    ({ name, description, sentiment }, responseIds) => ({
      name: cleanText(name, maxLengths.name),
      frequency: responseIds.length,
      sentiment,
      description: cleanText(description),
    }),
  )
  const patterns = groundStatements(
    written.patterns,
    texts,
    people,
    ({ pattern, evidence, impact }) => ({
      pattern: cleanText(pattern),
      evidence: cleanText(evidence),
      impact,
    }),
  )
  const recommendations = groundStatements(written.recommendations, texts, people, (advice) => ({
    action: cleanText(advice.action),
    priority: advice.priority,
    rationale: cleanText(advice.rationale),
    expectedOutcome: cleanText(advice.expectedOutcome),
  }))
  const groundedCount = [findings, topics, patterns, recommendations].flat().length
  const { findings: a, topics: b, patterns: c, recommendations: d } = written
  return {
    report: {
      // No overview without any grounded statement.
      overview: groundedCount > 0 ? cleanText(written.overview) : '',
      ...(summary && { summary: summary.slice(0, maxItems.summary) }),
      findings: findings.slice(0, maxItems.findings),
      topics: topics
        .toSorted((one, other) => other.frequency - one.frequency)
        .slice(0, maxItems.topics),
      patterns: patterns.slice(0, maxItems.patterns),
      recommendations: recommendations.slice(0, maxItems.recommendations),
    },
    dropped: [a, b, c, d].flat().length - groundedCount,
  }
}

/** Statements with their sources, without those that have none or whose first text is empty. */
function groundStatements<S extends QuotedStatement, T extends object>(
  statements: readonly S[],
  texts: AnswerTexts,
  people: ReadonlyMap<string, string>,
  toTexts: (statement: S, responseIds: readonly string[]) => T,
) {
  return statements.flatMap((statement) => {
    const all = locateQuotes(statement.sources, texts)
    const basis = groundBasis(statement, all, texts)
    const cleaned = toTexts(statement, basis.responseIds)
    const hasText = Object.values(cleaned)[0] !== ''
    if (all.length === 0 || !hasText) return []
    const { wordedAfter, fewer } = statement
    const count = new Set(basis.responseIds.map((id) => people.get(id) ?? id)).size
    return [
      {
        ...cleaned,
        ...basis,
        // Quotes that are worded after come first, and all of them are stored.
        sources: wordedAfter === undefined ? selectSources(all) : all.slice(0, maxSources),
        people: Math.min(statement.people ?? count, count),
        ...(wordedAfter !== undefined && { wordedAfter: Math.min(wordedAfter, all.length) }),
        ...(fewer?.length && {
          fewer: fewer.map(({ text, general }) => ({
            ...{ text: cleanText(text), general: cleanText(general) },
          })),
        }),
      },
    ]
  })
}

type QuotedStatement = Basis & {
  sources: readonly Quotation[]
  /** Where it concerns fewer people than it rests on. */
  people?: number | undefined
  wordedAfter?: number | undefined
  fewer?: readonly { text: string; general: string }[] | undefined
}
type Basis = {
  objectiveId?: string | null | undefined
  responseIds?: readonly string[] | undefined
  general?: string | undefined
}

/** Responses that do not exist are dropped; those of the sources are always among the responses. */
function groundBasis(
  { objectiveId, responseIds = [], general }: Basis,
  sources: readonly Source[],
  texts: AnswerTexts,
) {
  const cited = sources.map(({ responseId }) => responseId)
  const all = new Set([...cited, ...responseIds.filter((id) => texts.has(id))])
  return {
    responseIds: [...all],
    ...(objectiveId !== undefined && { objectiveId }),
    ...(general !== undefined && { general: cleanText(general) }),
  }
}

const firstSourceByResponse = (sources: readonly Source[]) =>
  new Map(sources.toReversed().map((source) => [source.responseId, source]))

/** From as many responses as possible. */
function selectSources(all: readonly Source[]): Source[] {
  const first = new Set(firstSourceByResponse(all).values())
  return [
    ...all.filter((each) => first.has(each)),
    ...all.filter((each) => !first.has(each)),
  ].slice(0, maxSources)
}

/** Without NUL and lone surrogates, which Postgres cannot store. */
const cleanText = (text: string, max = maxLengths.text) =>
  text.replaceAll('\0', '').trim().slice(0, max).toWellFormed()
