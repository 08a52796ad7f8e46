// Questions and answers. Socket and calls both deliver turns, in any order and repeatedly.
import type { AnswerValues, Question } from '#contract/api/conversation-turns.ts'
import type { UnsentAnswer } from './conversation-storage.ts'

export type Turn = {
  question: Question
  answer: string | null
  /** The answer's values, if loaded. */
  given?: AnswerValues | null
  /** Submitted here, not yet acknowledged. */
  isUnsent?: boolean
}

/** Merges turns. The server's turns win; unacknowledged ones stay. */
export function mergeTurns(turns: readonly Turn[], incoming: readonly Turn[]): Turn[] {
  const byId = new Map(turns.map((turn) => [turn.question.id, turn]))
  for (const { question, answer } of incoming) {
    const known = byId.get(question.id)
    if (known && answer === null) byId.set(question.id, { ...known, question })
    else byId.set(question.id, { question, answer })
  }
  return [...byId.values()].sort((a, b) => a.question.number - b.question.number)
}

/** Adds pending answers to the server's turns. */
export function applyUnsentAnswers(
  turns: readonly Turn[],
  unsent: readonly UnsentAnswer[],
): Turn[] {
  const pending = new Map(
    unsent.map(({ answer }) => [answer.question_id, answer.text_response ?? '']),
  )
  return turns.map((turn) => {
    const text = pending.get(turn.question.id)
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

/** `at(-1)`, which older phones do not have. */
export const lastTurn = (turns: readonly Turn[]): Turn | undefined => turns[turns.length - 1]

export function openQuestion(turns: readonly Turn[]): Question | undefined {
  const last = lastTurn(turns)
  return last?.answer === null ? last.question : undefined
}
