// What an engine said, as far as the answers show it: a statement that rests on none is dropped before anything is stored.
import type { Finding, Report, Source } from '#contract/events/insight-reports.ts'
import type { QuotedFinding, Quotation, QuotedReport } from '#ports/ai.ts'
import { locateQuotes, type AnswerTexts } from './evidence.ts'

/** Kept of each statement; counted are all. */
const maxSources = 12
const maxItems = { findings: 12, topics: 12, patterns: 12, recommendations: 10 }
const maxLengths = { name: 120, text: 1_000 }

/** Of a part's findings those that its answers show. */
export function groundFindings(found: readonly QuotedFinding[], texts: AnswerTexts): Finding[] {
  return found.flatMap(({ kind, text, sentiment, sources: quoted }) => {
    const sources = locateQuotes(quoted, texts)
    const said = cleanText(text)
    return sources.length > 0 && said !== '' ? [{ kind, text: said, sentiment, sources }] : []
  })
}

/** Of a report what the answers show, and how many statements they do not. How often a topic comes up is counted here. */
export function groundReport(
  written: QuotedReport,
  texts: AnswerTexts,
): { report: Report; dropped: number } {
  const findings = groundStatements(written.findings, texts, ({ text }) => ({
    text: cleanText(text),
  }))
  const topics = groundStatements(
    written.topics,
    texts,
    ({ name, description, sentiment }, all) => ({
      name: cleanText(name, maxLengths.name),
      frequency: firstSourceByResponse(all).size,
      sentiment,
      description: cleanText(description),
    }),
  )
  const patterns = groundStatements(written.patterns, texts, ({ pattern, evidence, impact }) => ({
    pattern: cleanText(pattern),
    evidence: cleanText(evidence),
    impact,
  }))
  const recommendations = groundStatements(written.recommendations, texts, (advice) => ({
    action: cleanText(advice.action),
    priority: advice.priority,
    rationale: cleanText(advice.rationale),
    expectedOutcome: cleanText(advice.expectedOutcome),
  }))
  const kept = [findings, topics, patterns, recommendations].flat().length
  const { findings: a, topics: b, patterns: c, recommendations: d } = written
  return {
    report: {
      // Prose about everything rests on what is left of everything.
      overview: kept > 0 ? cleanText(written.overview) : '',
      findings: findings.slice(0, maxItems.findings),
      topics: topics
        .toSorted((one, other) => other.frequency - one.frequency)
        .slice(0, maxItems.topics),
      patterns: patterns.slice(0, maxItems.patterns),
      recommendations: recommendations.slice(0, maxItems.recommendations),
    },
    dropped: [a, b, c, d].flat().length - kept,
  }
}

/** Statements with the places that show them; those that have none, or whose first text says nothing, are left out. */
function groundStatements<S extends { sources: readonly Quotation[] }, T extends object>(
  statements: readonly S[],
  texts: AnswerTexts,
  said: (statement: S, all: readonly Source[]) => T,
): (T & { sources: Source[] })[] {
  return statements.flatMap((statement) => {
    const all = locateQuotes(statement.sources, texts)
    const text = said(statement, all)
    const isSaid = Object.values(text)[0] !== ''
    return all.length > 0 && isSaid ? [{ ...text, sources: selectSources(all) }] : []
  })
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

/** As any store can hold it. */
const cleanText = (text: string, max = maxLengths.text) =>
  text.replaceAll('\0', '').trim().slice(0, max).toWellFormed()
