import type { Heard } from '#kernel/recorded.ts'
import type { AnswerToJudge } from '#ports/ai.ts'

/** An answer that nobody can change any more: the next question was asked, or the conversation ended. */
export type Settled = {
  of: { responseId: string; conversationId: string; surveyId: string; ownerId: string }
  input: Omit<AnswerToJudge, 'others'>
}

/** The last answer before an event; undefined when there is none, or its person was forgotten. */
export function settledBy(history: readonly Heard[], cause: Heard): Settled | undefined {
  const before = history.filter(({ revision }) => revision < cause.revision)
  const started = before.find((event) => event.type === 'SessionStarted')
  const answered = before.findLast((event) => event.type === 'AnswerSubmitted')
  if (started?.type !== 'SessionStarted' || answered?.type !== 'AnswerSubmitted') return undefined
  const { text: answer, questionId, responseId, kind } = answered.data
  const asked = before.find(
    (event) => event.type === 'QuestionAsked' && event.data.questionId === questionId,
  )
  if (asked?.type !== 'QuestionAsked' || answer === null) return undefined
  const { ownerId, surveyId, goal, objectives, language } = started.data
  return {
    of: { responseId, conversationId: cause.id, surveyId, ownerId },
    input: {
      goal,
      objectives,
      ...readingOf(history, questionId, language),
      question: asked.data.text ?? '',
      answer,
      kind,
      elapsedMs: answered.data.elapsedMs ?? elapsedBetween(asked, answered),
    },
  }
}

/** How the interviewer read the answer; where it never did, as a plain answer in the survey's language. */
function readingOf(
  history: readonly Heard[],
  questionId: string,
  language: AnswerToJudge['language'],
): Pick<AnswerToJudge, 'intent' | 'language'> {
  const coded = history.find(
    (event) => event.type === 'AnswerCoded' && event.data.questionId === questionId,
  )
  if (coded?.type !== 'AnswerCoded') return { intent: 'answer', language }
  return { intent: coded.data.intent, language: coded.data.language }
}

function elapsedBetween(asked: Heard, answered: Heard): number {
  return Math.max(0, Date.parse(answered.at) - Date.parse(asked.at))
}
