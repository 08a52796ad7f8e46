import { z } from 'zod'
import { FindingKind } from '#contract/events/insight-reports.ts'
import { Level, Sentiment } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { truncate } from '../text/plain-text.ts'
import { invalidReply } from '../wire/call-failure.ts'
import {
  citableNotes,
  peopleOf,
  peopleOfEach,
  responseIdsOf,
  withSources,
  type Cited,
} from './cited-notes.ts'

const based_on = z.array(z.string())
const basis = { based_on, sources: z.array(z.string()), general: z.string() }
const objective = z.string().nullable()

const Reply = z.object({
  overview: z.string(),
  findings: z.array(
    z.object({
      text: z.string(),
      kind: FindingKind,
      sentiment: Sentiment.nullable(),
      objective,
      sides: z.array(z.object({ based_on })),
      ...basis,
    }),
  ),
  topics: z.array(
    z.object({ name: z.string(), sentiment: Sentiment, description: z.string(), based_on }),
  ),
  patterns: z.array(
    z.object({ pattern: z.string(), evidence: z.string(), impact: Level, ...basis }),
  ),
  recommendations: z.array(
    z.object({
      action: z.string(),
      priority: Level,
      rationale: z.string(),
      expected_outcome: z.string(),
      objective,
      ...basis,
    }),
  ),
})
type Reply = z.infer<typeof Reply>

export const reportStep: Step<Reply> = {
  name: 'report',
  replySchema: Reply,
  expectedTokens: 3_000,
  maxTokens: 16_000,
}

const maxLengths = { overview: 2_000, sentence: 500, name: 80 }

/** The model names the notes and quotes of each statement. Its sources are among those, so it cannot invent any. */
export const createReportWriter =
  (ask: StepRunner): Ai['report'] =>
  async (input, asking) => {
    const { goal, language, responseCount, sentiments } = input
    const cited = citableNotes(input)
    const data = {
      ...{ goal, language, sentiments },
      objectives: cited.objectives.entries.map(({ ref, thing }) => ({ ref, text: thing.text })),
      people_count: new Set(cited.people.values()).size,
      response_count: responseCount,
      notes: cited.notes.entries.map(({ ref, thing }) => ({
        ref,
        ...{ kind: thing.kind, text: thing.text, general: thing.general ?? '' },
        objective:
          cited.objectives.entries.find((each) => each.thing.id === thing.objectiveId)?.ref ?? null,
        sentiment: thing.sentiment,
        people: [...peopleOf(responseIdsOf([thing]), cited.people)],
        quotes: cited.quotes.entries
          .filter((each) => thing.sources.includes(each.thing))
          .map((each) => ({
            ref: each.ref,
            person: cited.people.get(each.thing.responseId) ?? '',
            quote: each.thing.quote,
          })),
      })),
    }
    const { reply, provenance } = await ask(reportStep, data, asking)
    const overview = truncate(reply.overview, maxLengths.overview)
    if (overview === '') throw invalidReply(reportStep.name, 'the report is empty')
    return { overview, ...statementsIn(reply, cited), provenance }
  }

function statementsIn(reply: Reply, cited: Cited) {
  const objectiveOf = (ref: string | null) => cited.objectives.find(ref ?? '')?.id ?? null
  return {
    findings: withSources(
      reply.findings.map((each) => countSides(each, cited)),
      cited,
      (each, { people }) => ({
        text: sentence(each.text, people),
        general: sentence(each.general, people),
        ...{ kind: each.kind, sentiment: each.sentiment, objectiveId: objectiveOf(each.objective) },
        // The numbers of its sides are not those of all its people.
        ...(each.kind !== 'contrast' && { fewer: fewerPeople(each.text, each.general, people) }),
      }),
    ),
    topics: withSources(
      reply.topics.map((each) => ({ ...each, sources: [] })),
      cited,
      (each, { people, responseIds }) => ({
        name: truncate(each.name, maxLengths.name),
        frequency: responseIds.length,
        sentiment: each.sentiment,
        description: sentence(each.description, people),
        // A subject of a few words gives no answer away.
        general: truncate(each.name, maxLengths.name),
        fewer: fewerPeople(each.name, each.name, people),
      }),
    ),
    patterns: withSources(
      reply.patterns,
      cited,
      (each, { people }) => ({
        pattern: sentence(each.pattern, people),
        evidence: sentence(each.evidence, people),
        general: sentence(each.general, people),
        fewer: fewerPeople(each.pattern, each.general, people),
        impact: each.impact,
      }),
      peopleOfEach,
    ),
    recommendations: withSources(
      callingForSteps(reply.recommendations, cited),
      cited,
      (each, { people }) => ({
        action: sentence(each.action, people),
        priority: each.priority,
        rationale: sentence(each.rationale, people),
        expectedOutcome: sentence(each.expected_outcome, people),
        general: sentence(each.general, people),
        fewer: fewerPeople(each.action, each.general, people),
        objectiveId: objectiveOf(each.objective),
      }),
    ),
  }
}

type FindingReply = Reply['findings'][number]

/** The numbers of people on the sides of a contrast stand in its texts. One without people on a side rests on nothing. */
function countSides(finding: FindingReply, cited: Cited): FindingReply {
  const { sides } = finding
  const counts = sides.map((side) => {
    const notes = side.based_on.flatMap((ref) => cited.notes.find(ref) ?? [])
    return peopleOf(responseIdsOf(notes), cited.people).size
  })
  const fill = (text: string) =>
    counts.reduce((filled, count, at) => filled.replaceAll(`{side_${at + 1}}`, String(count)), text)
  return {
    ...finding,
    text: fill(finding.text),
    general: fill(finding.general),
    based_on: counts.includes(0)
      ? []
      : [...finding.based_on, ...sides.flatMap((side) => side.based_on)],
  }
}

/** What people are content with calls for no step. */
const callingForSteps = <T extends { based_on: string[] }>(
  recommendations: readonly T[],
  { notes }: Cited,
): T[] =>
  recommendations.filter(({ based_on: refs }) =>
    refs.flatMap((ref) => notes.find(ref) ?? []).some(({ sentiment }) => sentiment !== 'positive'),
  )

/** Of a statement's wordings for fewer people. */
const maxFewer = 4

/** Both texts for one person less, two less and so on, while half of the people and two of them are left. */
function fewerPeople(text: string, general: string, people: number) {
  const lowest = Math.max(2, Math.ceil(people / 2), people - maxFewer)
  return Array.from({ length: Math.max(0, people - lowest) }, (_, n) => ({
    text: sentence(text, people - 1 - n),
    general: sentence(general, people - 1 - n),
  }))
}

const sentence = (text: string, people: number) =>
  truncate(text.replaceAll('{people}', String(people)), maxLengths.sentence)
