import { z } from 'zod'
import { Level } from '#contract/survey.ts'
import { Sentiment } from '#contract/survey.ts'
import type { Ai, QuotedFinding, Quotation } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { truncate, toPlainText } from '../text/plain-text.ts'
import { invalidReply } from '../wire/call-failure.ts'
import { createRefs } from './refs.ts'

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

export const reportStep: Step<Reply> = {
  name: 'report',
  replySchema: Reply,
  expectedTokens: 2_500,
  maxTokens: 16_000,
}

const maxLengths = { overview: 2_000, sentence: 500, name: 80 }
/** As many notes as fit into one request, those with the most responses first. */
const maxNotes = 400
const maxSources = 40

/** The model names the notes of each statement. Its sources are those of the notes, so it cannot invent any. */
export const createReportWriter =
  (ask: StepRunner): Ai['report'] =>
  async (input, asking) => {
    const { goal, objectives, language, responseCount, sentiments } = input
    const notes = createRefs('n', mostSupported(input.findings))
    const data = {
      ...{ goal, language, sentiments },
      objectives: objectives.map(({ text }) => text),
      response_count: responseCount,
      notes: notes.entries.map(({ ref, thing: { kind, text, sentiment, sources } }) => {
        return { ref, kind, text, sentiment, responses: responseIds(sources).size }
      }),
    }
    const { reply, provenance } = await ask(reportStep, data, asking)
    const overview = truncate(reply.overview, maxLengths.overview)
    if (overview === '') throw invalidReply(reportStep.name, 'the report is empty')
    return { overview, ...statementsIn(reply, notes.find), provenance }
  }

type FindNote = (ref: string) => QuotedFinding | undefined

function statementsIn(reply: Reply, noteOf: FindNote) {
  const text = (each: string) => truncate(each, maxLengths.sentence)
  return {
    findings: withSources(reply.findings, noteOf, (each) => ({ text: text(each.text) })),
    topics: withSources(reply.topics, noteOf, (each, sources) => ({
      name: truncate(each.name, maxLengths.name),
      frequency: responseIds(sources).size,
      sentiment: each.sentiment,
      description: text(each.description),
    })),
    patterns: withSources(reply.patterns, noteOf, (each) => ({
      pattern: text(each.pattern),
      evidence: text(each.evidence),
      impact: each.impact,
    })),
    recommendations: withSources(reply.recommendations, noteOf, (each) => ({
      action: text(each.action),
      priority: each.priority,
      rationale: text(each.rationale),
      expectedOutcome: text(each.expected_outcome),
    })),
  }
}

/** Drops statements without notes. */
function withSources<T extends { based_on: string[] }, Made extends object>(
  statements: readonly T[],
  noteOf: FindNote,
  make: (statement: T, sources: Quotation[]) => Made,
): (Made & { sources: Quotation[] })[] {
  return statements.flatMap((statement) => {
    const sources = sourcesOf(statement.based_on.flatMap((ref) => noteOf(ref) ?? []))
    if (sources.length === 0) return []
    const made = make(statement, sources)
    const [first] = Object.values(made)
    return toPlainText(String(first)) === ''
      ? []
      : [{ ...made, sources: sources.slice(0, maxSources) }]
  })
}

/** Each quote once. */
function sourcesOf(notes: readonly QuotedFinding[]): Quotation[] {
  const all = notes.flatMap(({ sources }) => sources)
  return [...new Map(all.map((each) => [`${each.responseId} ${each.quote}`, each])).values()]
}

const responseIds = (sources: readonly Quotation[]) =>
  new Set(sources.map(({ responseId }) => responseId))

/** In their order. */
function mostSupported(findings: readonly QuotedFinding[]): QuotedFinding[] {
  if (findings.length <= maxNotes) return [...findings]
  const selected = new Set(
    findings
      .toSorted((a, b) => responseIds(b.sources).size - responseIds(a.sources).size)
      .slice(0, maxNotes),
  )
  return findings.filter((finding) => selected.has(finding))
}
