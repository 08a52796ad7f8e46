import type { AnswerView, ConversationView } from '#projections/conversations/conversation-view.ts'
import type { PlannedQuestion } from '../turn-state.ts'

/** The longest passage about the objective in an answer to another question, as `engine` found it. */
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

/** A reading by the fallback, in place of the engine, is not reliable enough to quote. */
const isQuotable = ({ coding }: AnswerView, engine: string): boolean =>
  coding?.provenance.engine === engine &&
  !coding.flags?.some((flag) => flag === 'loss' || flag === 'uneasy')
