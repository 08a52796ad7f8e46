// Where a report's prose repeats words of an answer: worked out once, so that a locked answer is veiled whenever it is read.
import type { Repeat, Report } from '#contract/events/insight-reports.ts'
import { quotedRuns, wordsOf } from '#projections/conversations/quoted-words.ts'
import { withTexts } from '#projections/insights/report-texts.ts'
import type { Texts } from './evidence.ts'

const inARow = 4
/** What more answers than these say in the same words is nobody's. */
const holders = 20

/** `own`: the owner's words, which no answer can lock. */
export function repeatsIn(report: Report, answers: Texts, own: readonly string[]): Repeat[] {
  const texts = new Map<string, string>()
  withTexts(report, (at, text) => {
    texts.set(at, text)
    return text
  })
  const places = new Map<string, Set<string>>()
  for (const [at, text] of texts)
    for (const gram of gramsOf(text)) places.set(gram, (places.get(gram) ?? new Set()).add(at))

  const suspects = new Map<string, Set<string>>()
  for (const [gram, ids] of holdersOf(places, answers)) {
    if (ids.size > holders) continue
    for (const id of ids)
      for (const at of places.get(gram) ?? [])
        suspects.set(at, (suspects.get(at) ?? new Set()).add(id))
  }
  return [...suspects].flatMap(([at, ids]) => {
    const text = texts.get(at) ?? ''
    const ours = own.flatMap((each) => quotedRuns(text, each, inARow))
    return [...ids].flatMap((responseId) =>
      quotedRuns(text, answers.get(responseId) ?? '', inARow)
        .filter((run) => !ours.some(({ start, end }) => start <= run.start && run.end <= end))
        .map(({ start, end }) => ({ at, responseId, start, end })),
    )
  })
}

/** Which answers have which of these words in a row. */
function holdersOf(
  wanted: ReadonlyMap<string, unknown>,
  answers: Texts,
): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [responseId, answer] of answers)
    for (const gram of gramsOf(answer))
      if (wanted.has(gram)) found.set(gram, (found.get(gram) ?? new Set()).add(responseId))
  return found
}

function gramsOf(text: string): string[] {
  const words = wordsOf(text).map((word) => word.text)
  return words.slice(0, 1 - inARow).map((_, at) => words.slice(at, at + inARow).join(' '))
}
