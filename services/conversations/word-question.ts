import type { Ai, QuestionBrief, WordedQuestion } from '#ports/ai.ts'
import { quotedRuns } from '#projections/conversations/quoted-words.ts'
import { within } from './patience.ts'
import { faultOf } from './question.policy.ts'

type Given = { responseId: string; text: string }
type Quote = { responseId: string; start: number; end: number }

type Wording = {
  ai: Ai
  fallback: Ai
  patienceMs: number
  onDelta: (text: string) => void
}

/** A wording that holds to the rules: asked for twice at most, then taken from the templates. */
export async function wordQuestion(
  brief: QuestionBrief,
  answers: readonly Given[],
  { ai, fallback, patienceMs, onDelta }: Wording,
): Promise<Omit<WordedQuestion, 'quote'> & { quotes: Quote[] }> {
  const earlier = brief.soFar.map(({ question }) => question)
  for (let attempt = 0; attempt < 2; attempt++) {
    const worded = await within(patienceMs, ai.word(brief, { onDelta })).catch(() => undefined)
    if (!worded) break
    if (!faultOf(worded.text, earlier)) return quoting(worded, answers)
  }
  return quoting(await fallback.word(brief), answers)
}

/** Marks whatever the question repeats of any answer, so that it can be veiled from an owner who has not paid for it. */
function quoting({ quote, ...worded }: WordedQuestion, answers: readonly Given[]) {
  const last = answers.at(-1)
  const named = quote && last ? [{ responseId: last.responseId, ...quote }] : []
  const found = answers.flatMap(({ responseId, text }) =>
    quotedRuns(worded.text, text).map((run) => ({ responseId, ...run })),
  )
  return { ...worded, quotes: [...named, ...found] }
}
