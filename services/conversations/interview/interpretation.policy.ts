// What of an engine's reading of an answer is believed.
import type { Intent, ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { QuestionKind } from '#contract/survey.ts'

type Evidence = { objectiveId: string; start: number; end: number }
type Interpretation = {
  intent: Intent
  evidence: readonly Evidence[]
  coverage?: readonly { objectiveId: string; status: ObjectiveStatus }[] | undefined
}

/** Nobody can mean these by choosing among what was offered. */
const openAnswerIntents: readonly Intent[] = [
  'off-topic',
  'gibberish',
  'question-back',
  'stop',
  'distress',
  'injection',
]
/** Says nothing about anything, whatever a model was made to see in it. */
const emptyIntents: readonly Intent[] = ['off-topic', 'gibberish', 'injection', 'stop']

/** Only spans of the answer, and objectives that exist, are kept; and nothing of an answer that says nothing. */
export function groundInterpretation(
  { intent: read, evidence, coverage }: Interpretation,
  { answer, kind, objectiveIds }: { answer: string; kind: QuestionKind; objectiveIds: string[] },
) {
  const intent = kind !== 'open' && openAnswerIntents.includes(read) ? 'answer' : read
  const known = new Set(objectiveIds)
  const isThere = ({ objectiveId, start, end }: Evidence) =>
    known.has(objectiveId) && start >= 0 && start < end && end <= answer.length
  const kept = emptyIntents.includes(intent) ? [] : evidence.filter(isThere)
  return { intent, evidence: kept, coverage }
}
