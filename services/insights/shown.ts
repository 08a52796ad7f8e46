// What an engine said, as far as the answers show it: a statement that rests on none is dropped before anything is stored.
import type { Finding, Report, Source } from '#contract/events/insight-reports.ts'
import type { FoundStatement, Quoted, WrittenReport } from '#ports/ai.ts'
import { placesOf, type Texts } from './evidence.ts'

/** Kept of each statement; counted are all. */
const keptSources = 12
const most = { findings: 12, topics: 12, patterns: 12, recommendations: 10 }
const longest = { name: 120, text: 1_000 }

/** Of a part's findings those that its answers show. */
export function shownFindings(found: readonly FoundStatement[], texts: Texts): Finding[] {
  return found.flatMap(({ kind, text, sentiment, sources: quoted }) => {
    const sources = placesOf(quoted, texts)
    const said = clean(text)
    return sources.length > 0 && said !== '' ? [{ kind, text: said, sentiment, sources }] : []
  })
}

/** Of a report what the answers show, and how many statements they do not. How often a topic comes up is counted here. */
export function shownReport(
  written: WrittenReport,
  texts: Texts,
): { report: Report; dropped: number } {
  const findings = shown(written.findings, texts, ({ text }) => ({ text: clean(text) }))
  const topics = shown(written.topics, texts, ({ name, description, sentiment }, all) => ({
    name: clean(name, longest.name),
    frequency: responsesOf(all).size,
    sentiment,
    description: clean(description),
  }))
  const patterns = shown(written.patterns, texts, ({ pattern, evidence, impact }) => ({
    pattern: clean(pattern),
    evidence: clean(evidence),
    impact,
  }))
  const recommendations = shown(written.recommendations, texts, (advice) => ({
    action: clean(advice.action),
    priority: advice.priority,
    rationale: clean(advice.rationale),
    expectedOutcome: clean(advice.expectedOutcome),
  }))
  const kept = [findings, topics, patterns, recommendations].flat().length
  const { findings: a, topics: b, patterns: c, recommendations: d } = written
  return {
    report: {
      // Prose about everything rests on what is left of everything.
      overview: kept > 0 ? clean(written.overview) : '',
      findings: findings.slice(0, most.findings),
      topics: topics
        .toSorted((one, other) => other.frequency - one.frequency)
        .slice(0, most.topics),
      patterns: patterns.slice(0, most.patterns),
      recommendations: recommendations.slice(0, most.recommendations),
    },
    dropped: [a, b, c, d].flat().length - kept,
  }
}

/** Statements with the places that show them; those that have none, or whose first text says nothing, are left out. */
function shown<S extends { sources: readonly Quoted[] }, T extends object>(
  statements: readonly S[],
  texts: Texts,
  said: (statement: S, all: readonly Source[]) => T,
): (T & { sources: Source[] })[] {
  return statements.flatMap((statement) => {
    const all = placesOf(statement.sources, texts)
    const text = said(statement, all)
    const isSaid = Object.values(text)[0] !== ''
    return all.length > 0 && isSaid ? [{ ...text, sources: someOf(all) }] : []
  })
}

const responsesOf = (sources: readonly Source[]) =>
  new Map(sources.toReversed().map((source) => [source.responseId, source]))

/** From as many responses as possible. */
function someOf(all: readonly Source[]): Source[] {
  const first = new Set(responsesOf(all).values())
  return [
    ...all.filter((each) => first.has(each)),
    ...all.filter((each) => !first.has(each)),
  ].slice(0, keptSources)
}

/** As any store can hold it. */
const clean = (text: string, max = longest.text) =>
  text.replaceAll('\0', '').trim().slice(0, max).toWellFormed()
