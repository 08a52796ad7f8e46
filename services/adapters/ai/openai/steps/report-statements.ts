// What a report states, with the people and the sources of each statement.
import { truncate } from '../text/plain-text.ts'
import type { QuotedFinding } from '#ports/ai.ts'
import type { NotShownBy } from './check.ts'
import {
  notesIn,
  peopleOf,
  peopleOfAny,
  peopleOfEach,
  withSources,
  type Cited,
} from './cited-notes.ts'
import type { ReportReply } from './report-reply.ts'

const maxLengths = { sentence: 500, name: 80 }

type WhoOf = (notes: readonly QuotedFinding[], cited: Cited) => ReadonlySet<string>

/** `notShownBy`: people whose quotes do not show a statement, by its place. They are not counted in it. */
export function statementsIn(reply: ReportReply, cited: Cited, notShownBy: NotShownBy) {
  const objectiveOf = (ref: string | null) => cited.objectives.find(ref ?? '')?.id ?? null
  const without =
    (place: string, whoOf: WhoOf = peopleOfAny): WhoOf =>
    (notes) =>
      new Set(whoOf(notes, cited)).difference(notShownBy(place))
  const findings = reply.findings.map((finding, at) =>
    withSources(
      [countSides(finding, cited, notShownBy(`findings.${at}`))],
      cited,
      (each, { people }) => ({
        text: sentence(each.text, people),
        general: sentence(each.general, people),
        ...{ kind: each.kind, sentiment: each.sentiment, objectiveId: objectiveOf(each.objective) },
        // The numbers of its sides are not those of all its people.
        ...(each.kind !== 'contrast' && { fewer: fewerPeople(each.text, each.general, people) }),
      }),
      { whoOf: without(`findings.${at}`) },
    ),
  )
  const topics = reply.topics.map((topic, at) =>
    withSources(
      [{ ...topic, sources: [] }],
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
      { whoOf: without(`topics.${at}`) },
    ),
  )
  const patterns = reply.patterns.map((pattern, at) =>
    withSources(
      [pattern],
      cited,
      (each, { people }) => ({
        pattern: people > 1 ? sentence(each.pattern, people) : '',
        // Its quotes are the evidence.
        evidence: '',
        general: sentence(each.general, people),
        fewer: fewerPeople(each.pattern, each.general, people),
        impact: each.impact,
      }),
      { whoOf: without(`patterns.${at}`, peopleOfEach), ofEachNote: true },
    ),
  )
  return {
    findings: findings.flat(),
    topics: topics.flat(),
    patterns: patterns.flat(),
    recommendations: reply.recommendations.flatMap(({ findings: numbers, ...proposal }) => {
      const reasons = [...new Set(numbers)]
        .filter((number) => callsForStep(reply.findings[number - 1], cited))
        .flatMap((number) => findings[number - 1] ?? [])
        .slice(0, maxReasons)
      const objectiveId = objectiveOf(proposal.objective)
      return proposalFrom(proposal, reasons, cited).map((step) => ({ ...step, objectiveId }))
    }),
  }
}

/** Findings that a proposal rests on. */
const maxReasons = 2

/** The sentences of the findings are its reason, and their sources its own. */
function proposalFrom(
  { action, check, priority, general }: Omit<ReportReply['recommendations'][number], 'findings'>,
  reasons: readonly Finding[],
  { people }: Cited,
) {
  const responseIds = [...new Set(reasons.flatMap((each) => each.responseIds))]
  const count = peopleOf(responseIds, people).size
  const text = sentence(action, count)
  if (reasons.length === 0 || text === '') return []
  return [
    {
      ...{ action: text, priority, general: sentence(general, count) },
      rationale: reasons.map((each) => each.text).join(' '),
      expectedOutcome: sentence(check, count),
      sources: reasons.flatMap(({ sources }) => sources),
      responseIds,
      fewer: fewerPeople(action, general, count),
    },
  ]
}

/** What people are content with calls for no step. */
function callsForStep(finding: FindingReply | undefined, cited: Cited): boolean {
  const { based_on = [], sides = [] } = finding ?? {}
  const notes = notesIn([...based_on, ...sides.flatMap((side) => side.based_on)], cited)
  return notes.some(({ sentiment }) => sentiment !== 'positive')
}

type Finding = { text: string; responseIds: string[]; sources: QuotedFinding['sources'] }
type FindingReply = ReportReply['findings'][number]

/** The numbers of people on the sides of a contrast stand in its texts. One without people on a side rests on nothing. */
function countSides(
  finding: FindingReply,
  cited: Cited,
  notShownBy: ReadonlySet<string>,
): FindingReply {
  const { sides } = finding
  const counts = sides.map(
    (side) => peopleOfAny(notesIn(side.based_on, cited), cited).difference(notShownBy).size,
  )
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

/** Empty where it was written for several people and is of one. */
const sentence = (text: string, people: number) =>
  people === 1 && text.includes('{people}')
    ? ''
    : truncate(text.replaceAll('{people}', String(people)), maxLengths.sentence)
