import type { AnswerView, ConversationView } from '#projections/conversations/conversation-view.ts'
import type { PlannedQuestion } from '../turn-state.ts'

/** The most that an answer to a question about something else says about the objective, as `engine` found. */
export function mentionFor(
  { questions }: ConversationView,
  { purpose, objectiveId }: PlannedQuestion,
  engine: string,
): { responseId: string; text: string } | undefined {
  if (purpose !== 'objective') return undefined
  const mentions = [...questions.values()].flatMap(({ answer, objectiveId: asked }) => {
    const span = answer?.coding?.evidence.find((each) => each.objectiveId === objectiveId)
    if (!span || !answer?.text || asked === objectiveId || !isQuotable(answer, engine)) return []
    return { responseId: answer.responseId, text: answer.text.slice(span.start, span.end) }
  })
  return mentions.toSorted((a, b) => b.text.length - a.text.length)[0]
}

/** The reading of the fallback in the place of an engine is not sure enough to come back to. */
const isQuotable = ({ coding }: AnswerView, engine: string): boolean =>
  coding?.provenance.engine === engine &&
  !coding.flags?.some((flag) => flag === 'loss' || flag === 'uneasy')
