import type { WordedQuestion } from '#ports/ai.ts'
import { quotedRuns } from '#projections/conversations/quoted-words.ts'

type Given = { responseId: string; text: string }
type Quote = { responseId: string; start: number; end: number }

/** Whatever a question repeats of any answer, so that it can be veiled from an owner who has not paid for it. */
export function quotesIn({ text, quote }: WordedQuestion, answers: readonly Given[]): Quote[] {
  const last = answers.at(-1)
  const isWithin = quote && quote.start >= 0 && quote.start < quote.end && quote.end <= text.length
  const named = isWithin && last ? [{ responseId: last.responseId, ...quote }] : []
  const found = answers.flatMap(({ responseId, text: said }) =>
    quotedRuns(text, said).map((run) => ({ responseId, ...run })),
  )
  return [...named, ...found]
}
