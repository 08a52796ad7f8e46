// A wish to continue later is answered, and nothing is asked until the respondent is back.
import {
  completionReasonOf,
  followUpPurposes,
  followUpsOn,
  isOver,
  planNextObjective,
  planQuestion,
} from './question-plan.policy.ts'
import type { Interpretation, PlannedQuestion, Progress, Turn } from './turn-state.ts'

/** The message that says how to continue later; undefined where the answer does not ask for it. */
export function planPause(
  progress: Progress,
  { flags = [], intent }: Interpretation,
): PlannedQuestion | undefined {
  const objectiveId = progress.askedQuestions.at(-1)?.objectiveId ?? null
  const mayFollow = followUpsOn(progress, objectiveId).length < progress.maxFollowups
  if (!flags.includes('later') || intent === 'dont-know' || !mayFollow) return undefined
  return { ...planQuestion(progress, 'clarify', objectiveId), kinds: ['open'], isPause: true }
}

/** After a pause: the question that was left open, or the next one. */
export function planReturn(progress: Progress): Turn['next'] {
  if (isOver(progress)) return { kind: 'complete', reason: completionReasonOf(progress) }
  const [left, pause] = progress.askedQuestions.slice(-2)
  // A follow-up that was left open asked about what was answered.
  const isFollowUp = left !== undefined && followUpPurposes.includes(left.purpose)
  const isOpen = left?.intent !== 'answer' && !isFollowUp && pause?.objectiveId
  const next = isOpen
    ? planQuestion(progress, 'objective', pause.objectiveId)
    : planNextObjective(progress)
  return { ...next, isResumption: true }
}
