import type { WordedQuestion } from '#ports/ai.ts'
import { findQuotedRanges } from '#projections/conversations/redaction.ts'

type AnswerText = { responseId: string; text: string }
type Quote = { responseId: string; start: number; end: number }

/** Whatever a question repeats of any answer, so that it can be veiled from an owner who has not paid for it. */
export function findQuotes(
  { text, quote }: WordedQuestion,
  answers: readonly AnswerText[],
): Quote[] {
  const last = answers.at(-1)
  const isWithin = quote && quote.start >= 0 && quote.start < quote.end && quote.end <= text.length
  const named = isWithin && last ? [{ responseId: last.responseId, ...quote }] : []
  const found = answers.flatMap(({ responseId, text: said }) =>
    findQuotedRanges(text, said).map((run) => ({ responseId, ...run })),
  )
  return [...named, ...found]
}
