import type { QuotedFinding } from '#ports/ai/reports.ts'
import { notesIn, peopleOfAny, peopleOfEach, type Cited } from './cited-notes.ts'
import type { ReportReply } from './report-reply.ts'

type StatementToCheck = {
  ref: string
  text: string
  /** The people that it counts; of a contrast, by side. */
  people?: string[]
  sides?: string[][]
  quotes: { person: string; quote: string }[]
}

/** Quotes of one person in one statement. */
const maxQuotesEach = 2

/** The statements that rest on notes, with the people they count and their quotes. */
export function statementsToCheck(reply: ReportReply, cited: Cited): StatementToCheck[] {
  const { overview, findings, topics, patterns } = reply
  const notesOf = ({ based_on, sides = [] }: ReportReply['findings'][number] | Topic) =>
    notesIn([...based_on, ...sides.flatMap((side) => side.based_on)], cited)
  const basedOn = (ref: string, text: string, notes: readonly QuotedFinding[]) => ({
    ...{ ref, text },
    quotes: quotesOf(notes, cited),
  })
  const counted = (notes: readonly QuotedFinding[]) => [...peopleOfAny(notes, cited)]
  return [
    ...overview.map(({ text, findings: numbers }, at) => {
      const notes = numbers.flatMap((number) => {
        const finding = findings[number - 1]
        return finding ? notesOf(finding) : []
      })
      return { ...basedOn(`overview.${at}`, text, notes), people: counted(notes) }
    }),
    ...findings.map((finding, at) => {
      const notes = notesOf(finding)
      return {
        ...basedOn(`findings.${at}`, finding.text, notes),
        ...(finding.sides.length > 0
          ? { sides: finding.sides.map((side) => counted(notesIn(side.based_on, cited))) }
          : { people: counted(notes) }),
      }
    }),
    ...topics.map((topic, at) => {
      const notes = notesOf(topic)
      return { ...basedOn(`topics.${at}`, topic.description, notes), people: counted(notes) }
    }),
    ...patterns.map(({ pattern, based_on }, at) => {
      const notes = notesIn(based_on, cited)
      const people = notes.length > 0 ? [...peopleOfEach(notes, cited)] : []
      return { ...basedOn(`patterns.${at}`, pattern, notes), people }
    }),
  ].filter(({ quotes }) => quotes.length > 0)
}

type Topic = { based_on: string[]; sides?: { based_on: string[] }[] }

/** What each of its people said, a quote from each note first. */
function quotesOf(notes: readonly QuotedFinding[], cited: Cited): StatementToCheck['quotes'] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return notes
    .flatMap(({ sources }) => sources)
    .flatMap(({ responseId, quote }) => {
      const person = cited.people.get(responseId) ?? responseId
      const count = counts.get(person) ?? 0
      if (count >= maxQuotesEach || seen.has(quote)) return []
      counts.set(person, count + 1)
      seen.add(quote)
      return [{ person, quote }]
    })
}
