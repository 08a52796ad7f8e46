// Limits an engine's interpretation to what the answer supports.
import type { Intent, ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { QuestionKind } from '#contract/survey.ts'

type Evidence = { objectiveId: string; start: number; end: number }
type Interpretation = {
  intent: Intent
  evidence: readonly Evidence[]
  coverage?:
    | readonly { objectiveId: string; status: ObjectiveStatus; missing?: string }[]
    | undefined
}

/** Impossible for a choice among options. */
const openAnswerIntents: readonly Intent[] = [
  'off-topic',
  'gibberish',
  'question-back',
  'stop',
  'distress',
  'concern',
  'injection',
]
/** Intents without evidence, whatever an engine returns. */
const emptyIntents: readonly Intent[] = [
  'off-topic',
  'gibberish',
  'injection',
  'stop',
  'distress',
  'concern',
]

/** Keeps evidence within the answer and about existing objectives; none for an empty intent. */
export function groundInterpretation(
  { intent: codedIntent, evidence, coverage }: Interpretation,
  { answer, kind, objectiveIds }: { answer: string; kind: QuestionKind; objectiveIds: string[] },
) {
  const intent = kind !== 'open' && openAnswerIntents.includes(codedIntent) ? 'answer' : codedIntent
  const known = new Set(objectiveIds)
  const isGrounded = ({ objectiveId, start, end }: Evidence) =>
    known.has(objectiveId) && start >= 0 && start < end && end <= answer.length
  const grounded = emptyIntents.includes(intent) ? [] : evidence.filter(isGrounded)
  return { intent, evidence: grounded, coverage }
}
