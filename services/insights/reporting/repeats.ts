// Ranges of a report's texts that repeat an answer: computed once, so that locked answers are redacted on each read.
import type { VerbatimRepeat, Report } from '#contract/events/insight-reports.ts'
import { findQuotedRanges, wordsOf } from '#projections/conversations/redaction.ts'
import { mapReportTexts } from '#projections/insights/report-texts.ts'
import type { AnswerTexts } from './evidence.ts'

const minRunWords = 4
/** Words that more answers share reveal no single answer. */
const maxHolders = 20

/** `own`: the owner's texts, which are never redacted. */
export function findRepeats(
  report: Report,
  answers: AnswerTexts,
  own: readonly string[],
): VerbatimRepeat[] {
  const texts = new Map<string, string>()
  mapReportTexts(report, (at, text) => {
    texts.set(at, text)
    return text
  })
  const places = new Map<string, Set<string>>()
  for (const [at, text] of texts)
    for (const gram of ngramsOf(text)) places.set(gram, (places.get(gram) ?? new Set()).add(at))

  const suspects = new Map<string, Set<string>>()
  for (const [gram, ids] of holdersOf(places, answers)) {
    if (ids.size > maxHolders) continue
    for (const id of ids)
      for (const at of places.get(gram) ?? [])
        suspects.set(at, (suspects.get(at) ?? new Set()).add(id))
  }
  return [...suspects].flatMap(([at, ids]) => {
    const text = texts.get(at) ?? ''
    const ours = own.flatMap((each) => findQuotedRanges(text, each, minRunWords))
    return [...ids].flatMap((responseId) =>
      findQuotedRanges(text, answers.get(responseId) ?? '', minRunWords)
        .filter((run) => !ours.some(({ start, end }) => start <= run.start && run.end <= end))
        .map(({ start, end }) => ({ at, responseId, start, end })),
    )
  })
}

/** The answers that contain each of these n-grams. */
function holdersOf(
  included: ReadonlyMap<string, unknown>,
  answers: AnswerTexts,
): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [responseId, answer] of answers)
    for (const gram of ngramsOf(answer))
      if (included.has(gram)) found.set(gram, (found.get(gram) ?? new Set()).add(responseId))
  return found
}

function ngramsOf(text: string): string[] {
  const words = wordsOf(text).map((word) => word.text)
  return words.slice(0, 1 - minRunWords).map((_, at) => words.slice(at, at + minRunWords).join(' '))
}
