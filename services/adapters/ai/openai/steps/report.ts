import { z } from 'zod'
import { Level } from '#contract/events/insight-reports.ts'
import { Sentiment } from '#contract/survey.ts'
import type { Ai, FoundStatement, Quoted } from '#ports/ai.ts'
import type { Ask, Step } from '../ask.ts'
import { cut, plain } from '../text/plain.ts'
import { invalid } from '../wire/failures.ts'
import { refsFor } from './refs.ts'

const based_on = z.array(z.string())

const Reply = z.object({
  overview: z.string(),
  findings: z.array(z.object({ text: z.string(), based_on })),
  topics: z.array(
    z.object({ name: z.string(), sentiment: Sentiment, description: z.string(), based_on }),
  ),
  patterns: z.array(
    z.object({ pattern: z.string(), evidence: z.string(), impact: Level, based_on }),
  ),
  recommendations: z.array(
    z.object({
      action: z.string(),
      priority: Level,
      rationale: z.string(),
      expected_outcome: z.string(),
      based_on,
    }),
  ),
})
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = { name: 'report', reply: Reply, usualTokens: 2_500, mostTokens: 16_000 }

const longest = { overview: 2_000, sentence: 500, name: 80 }
/** Notes that fit into one request; of more, those that rest on most responses. */
const mostNotes = 400
const mostSources = 40

/** The model says which notes a statement rests on; the sources are those of the notes, so it can invent none. */
export const reporting =
  (ask: Ask): Ai['report'] =>
  async (input, asking) => {
    const { goal, objectives, language, responseCount, sentiments } = input
    const notes = refsFor('n', widest(input.findings))
    const data = {
      ...{ goal, language, sentiments },
      objectives: objectives.map(({ text }) => text),
      response_count: responseCount,
      notes: notes.named.map(({ ref, thing: { kind, text, sentiment, sources } }) => {
        return { ref, kind, text, sentiment, responses: responsesIn(sources).size }
      }),
    }
    const { said, provenance } = await ask(step, data, asking)
    const overview = cut(said.overview, longest.overview)
    if (overview === '') throw invalid(step.name, 'the report is empty')
    return { overview, ...statementsIn(said, notes.of), provenance }
  }

type Note = (ref: string) => FoundStatement | undefined

function statementsIn(said: Reply, noteOf: Note) {
  const text = (each: string) => cut(each, longest.sentence)
  return {
    findings: based(said.findings, noteOf, (each) => ({ text: text(each.text) })),
    topics: based(said.topics, noteOf, (each, sources) => ({
      name: cut(each.name, longest.name),
      frequency: responsesIn(sources).size,
      sentiment: each.sentiment,
      description: text(each.description),
    })),
    patterns: based(said.patterns, noteOf, (each) => ({
      pattern: text(each.pattern),
      evidence: text(each.evidence),
      impact: each.impact,
    })),
    recommendations: based(said.recommendations, noteOf, (each) => ({
      action: text(each.action),
      priority: each.priority,
      rationale: text(each.rationale),
      expectedOutcome: text(each.expected_outcome),
    })),
  }
}

/** A statement that rests on no note is dropped. */
function based<T extends { based_on: string[] }, Made extends object>(
  statements: readonly T[],
  noteOf: Note,
  make: (statement: T, sources: Quoted[]) => Made,
): (Made & { sources: Quoted[] })[] {
  return statements.flatMap((statement) => {
    const sources = sourcesOf(statement.based_on.flatMap((ref) => noteOf(ref) ?? []))
    if (sources.length === 0) return []
    const made = make(statement, sources)
    const [first] = Object.values(made)
    return plain(String(first)) === '' ? [] : [{ ...made, sources: sources.slice(0, mostSources) }]
  })
}

/** Each quote once. */
function sourcesOf(notes: readonly FoundStatement[]): Quoted[] {
  const all = notes.flatMap(({ sources }) => sources)
  return [...new Map(all.map((each) => [`${each.responseId} ${each.quote}`, each])).values()]
}

const responsesIn = (sources: readonly Quoted[]) =>
  new Set(sources.map(({ responseId }) => responseId))

/** In their order. */
function widest(findings: readonly FoundStatement[]): FoundStatement[] {
  if (findings.length <= mostNotes) return [...findings]
  const kept = new Set(
    findings
      .toSorted((a, b) => responsesIn(b.sources).size - responsesIn(a.sources).size)
      .slice(0, mostNotes),
  )
  return findings.filter((finding) => kept.has(finding))
}
