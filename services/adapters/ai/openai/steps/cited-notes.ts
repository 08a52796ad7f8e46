// The notes and quotes that a report may cite, and what its statements cite.
import type { DigestsToReport, QuotedFinding, Quotation } from '#ports/ai.ts'
import { toPlainText } from '../text/plain-text.ts'
import { createRefs } from './refs.ts'

/** As many notes as fit into one request, those of the most people first. */
const maxNotes = 300
const maxQuotes = 6
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

const peopleOfAny = (notes: readonly QuotedFinding[], { people }: Cited) =>
  peopleOf(responseIdsOf(notes), people)

/** Drops statements without notes, and those that nobody says. */
export function withSources<
  T extends { based_on: string[]; sources: string[] },
  Made extends object,
>(
  statements: readonly T[],
  cited: Cited,
  make: (statement: T, counted: Counted) => Made,
  whoOf: (notes: readonly QuotedFinding[], cited: Cited) => ReadonlySet<string> = peopleOfAny,
): (Made & { sources: Quotation[]; responseIds: string[] })[] {
  return statements.flatMap((statement) => {
    const notes = [...new Set(statement.based_on.flatMap((ref) => cited.notes.find(ref) ?? []))]
    if (notes.length === 0) return []
    const who = whoOf(notes, cited)
    const isOfThem = (responseId: string) => who.has(cited.people.get(responseId) ?? responseId)
    const sources = sourcesOf(statement.sources, notes, cited).filter((each) =>
      isOfThem(each.responseId),
    )
    if (sources.length === 0) return []
    const responseIds = responseIdsOf(notes).filter(isOfThem)
    const made = make(statement, { people: who.size, responseIds })
    const [first] = Object.values(made)
    return toPlainText(String(first)) === '' ? [] : [{ ...made, sources, responseIds }]
  })
}

/** The named quotes of these notes, and the first of each person who has none among them. */
function sourcesOf(
  refs: readonly string[],
  notes: readonly QuotedFinding[],
  { quotes, people }: Cited,
): Quotation[] {
  const own = new Set(notes.flatMap(({ sources }) => sources))
  const named = [...new Set(refs.flatMap((ref) => quotes.find(ref) ?? []))].filter((each) =>
    own.has(each),
  )
  const personOf = ({ responseId }: Quotation) => people.get(responseId) ?? responseId
  const byPerson = new Map([...own].toReversed().map((each) => [personOf(each), each]))
  for (const each of named) byPerson.delete(personOf(each))
  return [...named, ...[...byPerson.values()].toReversed()].slice(0, maxSources)
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
