// The notes and quotes that a report may cite, and what its statements cite.
import type { DigestsToReport, QuotedFinding, Quotation } from '#ports/ai/reports.ts'
import { toPlainText } from '../text/plain-text.ts'
import { createRefs } from './refs.ts'

/** As many notes as fit into one request, those of the most people first. */
const maxNotes = 300
const maxQuotes = 12
const maxSources = 5

export type Cited = ReturnType<typeof citableNotes>

export function citableNotes({ findings, objectives, responses }: DigestsToReport) {
  const people = new Map(responses.map(({ responseId, person }) => [responseId, person]))
  const notes = mostSupported(findings, people)
  return {
    people,
    notes: createRefs('n', notes),
    quotes: createRefs(
      'q',
      notes.flatMap(({ sources }) => sources.slice(0, maxQuotes)),
    ),
    objectives: createRefs('o', objectives),
    answers: createRefs('a', responses),
  }
}

export const responseIdsOf = (notes: readonly QuotedFinding[]): string[] => [
  ...new Set(
    notes.flatMap(({ sources, responseIds = [] }) => [
      ...sources.map(({ responseId }) => responseId),
      ...responseIds,
    ]),
  ),
]

export const peopleOf = (responseIds: readonly string[], people: ReadonlyMap<string, string>) =>
  new Set(responseIds.map((id) => people.get(id) ?? id))

export const notesIn = (refs: readonly string[], { notes }: Cited): QuotedFinding[] => [
  ...new Set(refs.flatMap((ref) => notes.find(ref) ?? [])),
]

type Counted = { people: number; responseIds: string[] }

/** A pattern is of those who say all of it: two of them at least. */
export function peopleOfEach(
  notes: readonly QuotedFinding[],
  { people }: Cited,
): ReadonlySet<string> {
  const shared = notes
    .map((note) => peopleOf(responseIdsOf([note]), people))
    .reduce((before, each) => before.intersection(each))
  return shared.size < 2 ? new Set() : shared
}

export const peopleOfAny = (notes: readonly QuotedFinding[], { people }: Cited) =>
  peopleOf(responseIdsOf(notes), people)

type Counting = {
  speakersOf?: (notes: readonly QuotedFinding[], cited: Cited) => ReadonlySet<string>
  /** In place of other quotes of their people, who are counted. */
  chosen?: readonly Quotation[]
  /** Quotes each person from each note: they say all of it. */
  ofEachNote?: boolean
}

/** Drops statements without notes, and those that nobody says. */
export function withSources<
  T extends { based_on: string[]; sources: string[] },
  Made extends object,
>(
  statements: readonly T[],
  cited: Cited,
  make: (statement: T, counted: Counted) => Made,
  { speakersOf = peopleOfAny, ofEachNote = false, chosen = [] }: Counting = {},
): (Made & { sources: Quotation[]; responseIds: string[] })[] {
  return statements.flatMap((statement) => {
    const notes = notesIn(statement.based_on, cited)
    if (notes.length === 0) return []
    const personOf = (responseId: string) => cited.people.get(responseId) ?? responseId
    const requoted = new Set(chosen.map(({ responseId }) => personOf(responseId)))
    const speakers = speakersOf(notes, cited).union(requoted)
    // Of one person there is room for all quotes.
    const isReplaced = (responseId: string) =>
      speakers.size > 1 && requoted.has(personOf(responseId))
    const isOfThem = (responseId: string) => speakers.has(personOf(responseId))
    const own = (ofEachNote ? notes.map((note) => [note]) : [notes]).map((some) =>
      some
        .flatMap(({ sources }) => sources)
        .filter(({ responseId }) => isOfThem(responseId) && !isReplaced(responseId)),
    )
    const sources = [...chosen, ...sourcesOf(statement.sources, own, cited)].slice(
      0,
      maxSources * own.length,
    )
    if (sources.length === 0) return []
    const chosenIds = chosen.map(({ responseId }) => responseId)
    const responseIds = [...new Set([...responseIdsOf(notes).filter(isOfThem), ...chosenIds])]
    const made = make(statement, { people: speakers.size, responseIds })
    const [first] = Object.values(made)
    return toPlainText(String(first)) === '' ? [] : [{ ...made, sources, responseIds }]
  })
}

/** The named quotes, and of each group the first quote of each person who has none among them. */
function sourcesOf(
  refs: readonly string[],
  groups: readonly (readonly Quotation[])[],
  { quotes, people }: Cited,
): Quotation[] {
  const own = new Set(groups.flat())
  const named = [...new Set(refs.flatMap((ref) => quotes.find(ref) ?? []))].filter((each) =>
    own.has(each),
  )
  const personOf = ({ responseId }: Quotation) => people.get(responseId) ?? responseId
  const missing = groups.flatMap((group) => {
    const byPerson = new Map(group.toReversed().map((each) => [personOf(each), each]))
    for (const each of named) if (group.includes(each)) byPerson.delete(personOf(each))
    return [...byPerson.values()].toReversed()
  })
  const all = [...named, ...missing].map(
    (each) => [`${each.responseId} ${each.quote}`, each] as const,
  )
  return [...new Map(all).values()].slice(0, maxSources * groups.length)
}

/** In their order. */
function mostSupported(
  findings: readonly QuotedFinding[],
  people: ReadonlyMap<string, string>,
): QuotedFinding[] {
  if (findings.length <= maxNotes) return [...findings]
  const count = (finding: QuotedFinding) => peopleOf(responseIdsOf([finding]), people).size
  const selected = new Set(findings.toSorted((a, b) => count(b) - count(a)).slice(0, maxNotes))
  return findings.filter((finding) => selected.has(finding))
}
