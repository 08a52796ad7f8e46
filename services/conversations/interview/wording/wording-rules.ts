import type { InterviewPurpose } from '#contract/events/conversation-types.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { WordingRules } from './question-guard.policy.ts'

/** Purposes under which a wording asks the stored question. */
const asksStored: ReadonlySet<InterviewPurpose> = new Set(['opening', 'objective', 'clarify'])

/** The rules that a wording for the brief must meet in this conversation. */
export function rulesFor(view: ConversationView, brief: QuestionBrief): WordingRules {
  const { language, kinds, transcript, goal, title, description = '' } = brief
  const { purpose, contradiction, avoid, objective, surveyLanguage } = brief
  const { objectives } = view.started
  const answers = transcript.map(({ answer }) => answer)
  const texts = objectives.flatMap(({ text, question = '' }) => [text, question])
  return {
    language,
    kinds,
    previousQuestions: [...view.questions.values()].map(({ text }) => text ?? ''),
    allowedTexts: [title, description, ...texts, ...answers],
    ...{ goal, avoid: avoid?.map((call) => call.text) },
    objectiveIds: objectives.map(({ id }) => id),
    isProbe: purpose === 'probe' && !contradiction,
    isReconciling: contradiction !== undefined,
    ...(asksStored.has(purpose) &&
      objective?.question && {
        spokenQuestion: { text: objective.question, language: surveyLanguage },
      }),
  }
}
