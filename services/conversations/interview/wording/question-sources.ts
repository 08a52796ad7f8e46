// The answers that a question rests on, and the ranges of its text that repeat them.
import type { WordedQuestion } from '#ports/ai/interview.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { findQuotedRanges } from '#projections/conversations/redaction.ts'
import { answersIn } from '../transcript.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { mentionFor } from './mention.ts'
import { givenTo } from './question-basis.ts'

type AnswerText = { responseId: string; text: string }
type Quote = { responseId: string; start: number; end: number }

/** The answers that a question quotes, and those that its engine was given. */
export function sourcesOf(
  view: ConversationView,
  ask: PlannedQuestion,
  {
    worded: { text, quote },
    engine,
  }: { worded: Pick<WordedQuestion, 'text' | 'quote'>; engine: string },
) {
  const answers = answersIn(view)
  const mentioned = mentionFor(view, ask, engine)?.responseId
  const quoted = mentioned ?? ask.returnsTo ?? answers.at(-1)?.responseId
  const found = findQuotes({ text, quote }, { answers, quoted })
  return {
    quotes: [...found, ...earlierQuotes(text, answers, ask)],
    given: givenTo(ask, answers, mentioned),
  }
}

/** The earlier words that a probe asks about, which may be too few to be found among all words. */
function earlierQuotes(
  text: string,
  answers: readonly AnswerText[],
  { reconciles }: PlannedQuestion,
): Quote[] {
  const words = reconciles?.earlier ?? ''
  const start = words === '' ? -1 : text.indexOf(words)
  const answer = answers.find((each) => each.text.includes(words))
  return answer && start >= 0
    ? [{ responseId: answer.responseId, start, end: start + words.length }]
    : []
}

/** The ranges of a question that repeat an answer: they are redacted for an owner who has not unlocked that answer. */
function findQuotes(
  { text, quote }: Pick<WordedQuestion, 'text' | 'quote'>,
  { answers, quoted }: { answers: readonly AnswerText[]; quoted: string | undefined },
): Quote[] {
  const isWithin = quote && quote.start >= 0 && quote.start < quote.end && quote.end <= text.length
  const named = isWithin && quoted ? [{ responseId: quoted, ...quote }] : []
  const found = answers.flatMap(({ responseId, text: answer }) =>
    findQuotedRanges(text, answer).map((run) => ({ responseId, ...run })),
  )
  return [...named, ...found]
}
