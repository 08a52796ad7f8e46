// What was asked and said. The socket and the calls both bring turns, in any order and more than once.
import type { AnswerValues, Question } from '#contract/api/public.ts'
import type { UnsentAnswer } from './conversation-storage.ts'

export type Turn = {
  question: Question
  answer: string | null
  /** Its values, where they have been asked for. */
  given?: AnswerValues | null
  /** Said here, not yet acknowledged by the server. */
  isUnsent?: boolean
}

/** Adds what is new. What the server knows wins; what it does not know yet stays. */
export function mergeTurns(turns: readonly Turn[], incoming: readonly Turn[]): Turn[] {
  const byId = new Map(turns.map((turn) => [turn.question.id, turn]))
  for (const { question, answer } of incoming) {
    const known = byId.get(question.id)
    if (known && answer === null) byId.set(question.id, { ...known, question })
    else byId.set(question.id, { question, answer })
  }
  return [...byId.values()].sort((a, b) => a.question.number - b.question.number)
}

/** Lays over the server's turns what waits to be sent. */
export function applyUnsentAnswers(
  turns: readonly Turn[],
  unsent: readonly UnsentAnswer[],
): Turn[] {
  const said = new Map(unsent.map(({ answer }) => [answer.question_id, answer.text_response ?? '']))
  return turns.map((turn) => {
    const text = said.get(turn.question.id)
    return turn.answer === null && text !== undefined
      ? { ...turn, answer: text, isUnsent: true }
      : turn
  })
}

/** The server has acknowledged an answer. */
export function markDelivered(turns: readonly Turn[], questionId: string): Turn[] {
  return turns.map((turn) =>
    turn.question.id === questionId ? { question: turn.question, answer: turn.answer } : turn,
  )
}

/** The server has refused an answer: the question is open again. */
export function reopenQuestion(turns: readonly Turn[], questionId: string): Turn[] {
  return turns.map((turn) =>
    turn.question.id === questionId ? { question: turn.question, answer: null } : turn,
  )
}

/** `at(-1)`, which older phones do not know. */
export const lastTurn = (turns: readonly Turn[]): Turn | undefined => turns[turns.length - 1]

export function openQuestion(turns: readonly Turn[]): Question | undefined {
  const last = lastTurn(turns)
  return last?.answer === null ? last.question : undefined
}
