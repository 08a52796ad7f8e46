// What a report states, with the people and the sources of each statement.
import { truncate } from '../text/plain-text.ts'
import type { QuotedFinding } from '#ports/ai/reports.ts'
import type { Verdict, VerdictOf } from './check.ts'
import { disagrees, fillNumber, fillPeople, withNumbers } from './people-placeholders.ts'
import {
  notesIn,
  peopleOf,
  peopleOfAny,
  peopleOfEach,
  withSources,
  type Cited,
} from './cited-notes.ts'
import { recountedNotes } from './recounted-notes.ts'
import type { ReportReply } from './report-reply.ts'

const maxLengths = { sentence: 500, name: 80 }

type SpeakersOf = (notes: readonly QuotedFinding[], cited: Cited) => ReadonlySet<string>

/** `verdictOf`: who says a statement and who does not, by its place. */
export function statementsIn(reply: ReportReply, cited: Cited, verdictOf: VerdictOf) {
  const objectiveOf = (ref: string | null) => cited.objectives.find(ref ?? '')?.id ?? null
  const without =
    (place: string, speakersOf: SpeakersOf = peopleOfAny): SpeakersOf =>
    (notes) =>
      new Set(speakersOf(notes, cited)).difference(verdictOf(place).notShownBy)
  const findings = reply.findings.map((finding, at) => {
    const verdict = verdictOnSides(finding, verdictOf(`findings.${at}`))
    return withSources(
      [countSides(finding, cited, verdict)],
      cited,
      (each, { people }) => ({
        text: sentence(each.text, people) || (people === 1 ? sentence(each.for_one, 1) : ''),
        general: sentence(each.general, people),
        ...{ kind: each.kind, sentiment: each.sentiment, objectiveId: objectiveOf(each.objective) },
        // The numbers of its sides are not those of all its people.
        ...(each.kind !== 'contrast' && { fewer: fewerPeople(each.text, each.general, people) }),
      }),
      { speakersOf: without(`findings.${at}`), chosen: verdict.chosen },
    )
  })
  const recounted = recountedNotes(reply, cited, verdictOf)
  const topics = reply.topics.map((topic, at) =>
    withSources(
      [{ ...topic, sources: [] }],
      recounted,
      (each, { people, responseIds }) => ({
        name: truncate(each.name, maxLengths.name),
        frequency: responseIds.length,
        sentiment: each.sentiment,
        description: sentence(each.description, people),
        // A subject of a few words gives no answer away.
        general: truncate(each.name, maxLengths.name),
        fewer: fewerPeople(each.name, each.name, people),
      }),
      { speakersOf: without(`topics.${at}`) },
    ),
  )
  const patterns = reply.patterns.map((pattern, at) =>
    withSources(
      [pattern],
      recounted,
      (each, { people }) => ({
        pattern: people > 1 ? sentence(each.pattern, people) : '',
        // Its quotes are the evidence.
        evidence: '',
        general: sentence(each.general, people),
        fewer: fewerPeople(each.pattern, each.general, people),
        impact: each.impact,
      }),
      { speakersOf: without(`patterns.${at}`, peopleOfEach), ofEachNote: true },
    ),
  )
  return {
    summary: reply.overview.flatMap((each) => summaryFrom(each, findings, cited)),
    findings: findings.flat(),
    topics: topics.flat(),
    patterns: patterns.flat(),
    recommendations: reply.recommendations.flatMap(({ findings: numbers, ...proposal }) => {
      const reasons = [...new Set(numbers)]
        .filter((number) => callsForStep(reply.findings[number - 1], cited))
        .flatMap((number) =>
          (findings[number - 1] ?? []).map((finding) => ({
            ...finding,
            concerned: concernedIn(reply.findings[number - 1]!, cited),
          })),
        )
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
  { action, outcome, priority, general }: Omit<ReportReply['recommendations'][number], 'findings'>,
  reasons: readonly (Finding & { concerned: ReadonlySet<string> | undefined })[],
  { people }: Cited,
) {
  const responseIds = [...new Set(reasons.flatMap((each) => each.responseIds))]
  const all = peopleOf(responseIds, people)
  const concerned = new Set(
    reasons.flatMap((each) => [
      ...peopleOf(each.responseIds, people).intersection(each.concerned ?? all),
    ]),
  )
  const count = concerned.size || all.size
  const text = sentence(action, count)
  if (reasons.length === 0 || text === '') return []
  return [
    {
      ...{ action: text, priority, general: sentence(general, count) },
      rationale: reasons.map((each) => each.text).join(' '),
      expectedOutcome: sentence(outcome, count),
      sources: reasons.flatMap(({ sources }) => sources),
      responseIds,
      // An erased person may be on either side: how many are left is not known.
      ...(count < all.size ? { people: count } : { fewer: fewerPeople(action, general, count) }),
    },
  ]
}

/** The people of a contrast who are not content; undefined if all of a finding's people are concerned. */
function concernedIn(
  { based_on, sides }: FindingReply,
  cited: Cited,
): ReadonlySet<string> | undefined {
  if (sides.length === 0) return undefined
  const notes = notesIn([...based_on, ...sides.flatMap((side) => side.based_on)], cited)
  return peopleOfAny(
    notes.filter(({ sentiment }) => sentiment !== 'positive'),
    cited,
  )
}

/** All are stored: the sentence is shown in general words while one of them is locked. */
const maxSummarySources = 12

/** A sentence with the numbers of its findings, which are its sources. Left out where one of them was dropped. */
function summaryFrom(
  { text, general, findings: numbers }: ReportReply['overview'][number],
  findings: readonly (readonly Finding[])[],
  { people }: Cited,
) {
  const own = [...new Set(numbers)].map((number) => ({ number, of: findings[number - 1]?.[0] }))
  const based = own.flatMap(({ of }) => of ?? [])
  if (based.length === 0 || based.length < own.length) return []
  const fill = (words: string) =>
    own.reduce(
      (filled, { number, of }) =>
        fillPeople(filled, peopleOf(of!.responseIds, people).size, `finding_${number}`),
      words,
    )
  const filled = toSentence(fill(text))
  const sources = based.flatMap((each) => each.sources)
  if (filled === '' || sources.length > maxSummarySources) return []
  return [
    {
      ...{ text: filled, general: toSentence(fill(general)) },
      sources,
      responseIds: [...new Set(based.flatMap((each) => each.responseIds))],
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

/** A quote chosen for a contrast is of one of its sides. */
const verdictOnSides = ({ sides }: FindingReply, verdict: Verdict): Verdict =>
  sides.length === 0
    ? verdict
    : {
        ...verdict,
        chosen: verdict.chosen.filter(({ side }) => sides[(side ?? 0) - 1] !== undefined),
      }

/**
 * The numbers of people on the sides of a contrast stand in its texts, of which the notes' take the place where one person is on a
 * side and words agree with more. One without people on a side rests on nothing.
 */
function countSides(
  finding: FindingReply,
  cited: Cited,
  { notShownBy, chosen }: Verdict,
): FindingReply {
  const { sides } = finding
  const counts = sides.map((side, at) => {
    const moved = chosen.filter((each) => each.side !== at + 1)
    const chosenHere = chosen.filter((each) => each.side === at + 1)
    return peopleOfAny(notesIn(side.based_on, cited), cited)
      .difference(notShownBy)
      .difference(personsOf(moved))
      .union(personsOf(chosenHere)).size
  })
  const fill = (text: string) =>
    counts.reduce((filled, count, at) => fillNumber(filled, `side_${at + 1}`, count), text)
  const names = counts.map((_, at) => `side_${at + 1}`)
  const isWrong = names.some((name, at) => disagrees(finding.text, name, counts[at]!))
  const noteTexts = sides.map((side) => notesIn(side.based_on, cited)[0]?.text ?? '')
  return {
    ...finding,
    text: isWrong ? withNumbers(noteTexts, counts) : fill(finding.text),
    general: fill(finding.general),
    based_on: counts.includes(0)
      ? []
      : [...finding.based_on, ...sides.flatMap((side) => side.based_on)],
  }
}

const personsOf = (chosen: Verdict['chosen']) => new Set(chosen.map(({ person }) => person))

/** Wordings of a statement for fewer people. */
const maxFewer = 4

/** Both texts for one person less, two less and so on, while half of the people and two of them are left. */
function fewerPeople(text: string, general: string, people: number) {
  const lowest = Math.max(2, Math.ceil(people / 2), people - maxFewer)
  return Array.from({ length: Math.max(0, people - lowest) }, (_, n) => ({
    text: sentence(text, people - 1 - n),
    general: sentence(general, people - 1 - n),
  }))
}

/** Empty where a number is missing. */
const toSentence = (text: string) =>
  /\{\w+\}/.test(text) ? '' : truncate(text, maxLengths.sentence)

const sentence = (text: string, people: number) => toSentence(fillPeople(text, people))
