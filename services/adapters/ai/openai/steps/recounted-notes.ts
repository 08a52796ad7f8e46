import type { QuotedFinding } from '#ports/ai/reports.ts'
import type { ChosenQuote, VerdictOf } from './check.ts'
import type { Cited } from './cited-notes.ts'
import type { ReportReply } from './report-reply.ts'

/**
 * The notes with the people whom the check found to say a finding, or a side of one, that rests on that note alone: topics and
 * patterns count them, too.
 */
export function recountedNotes(
  { findings }: ReportReply,
  cited: Cited,
  verdictOf: VerdictOf,
): Cited {
  const chosen = new Map<string, ChosenQuote[]>()
  const add = (refs: readonly string[], quotes: readonly ChosenQuote[]) => {
    const [ref = '', ...others] = new Set(refs.map((each) => each.trim()))
    if (others.length === 0) chosen.set(ref, [...(chosen.get(ref) ?? []), ...quotes])
  }
  for (const [at, { based_on, sides }] of findings.entries()) {
    const quotes = verdictOf(`findings.${at}`).chosen
    if (sides.length === 0) add(based_on, quotes)
    for (const [n, side] of sides.entries())
      add(
        side.based_on,
        quotes.filter((each) => each.side === n + 1),
      )
  }
  const entries = cited.notes.entries.map(({ ref, thing }) => ({
    ref,
    thing: withQuotes(thing, chosen.get(ref) ?? []),
  }))
  const byRef = new Map(entries.map(({ ref, thing }) => [ref, thing]))
  return { ...cited, notes: { entries, find: (ref) => byRef.get(ref.trim()) } }
}

const withQuotes = (note: QuotedFinding, chosen: readonly ChosenQuote[]): QuotedFinding => ({
  ...note,
  sources: [...note.sources, ...chosen.map(({ responseId, quote }) => ({ responseId, quote }))],
})
