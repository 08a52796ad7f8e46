import type { AnswerView, ConversationView } from '#projections/conversations/conversation-view.ts'
import type { PlannedQuestion } from '../turn-state.ts'

/** The words of the first answer to a question about something else that `engine` found to be evidence for the objective. */
export function mentionFor(
  { questions }: ConversationView,
  { purpose, objectiveId }: PlannedQuestion,
  engine: string,
): { responseId: string; text: string } | undefined {
  if (purpose !== 'objective') return undefined
  for (const { answer, objectiveId: asked } of questions.values()) {
    const span = answer?.coding?.evidence.find((each) => each.objectiveId === objectiveId)
    if (span && answer?.text && asked !== objectiveId && isQuotable(answer, engine))
      return { responseId: answer.responseId, text: answer.text.slice(span.start, span.end) }
  }
  return undefined
}

/** The reading of the fallback in the place of an engine is not sure enough to come back to. */
const isQuotable = ({ coding }: AnswerView, engine: string): boolean =>
  coding?.provenance.engine === engine &&
  !coding.flags?.some((flag) => flag === 'loss' || flag === 'uneasy')
