// A wish to continue later is confirmed, and the next question waits for the respondent's return.
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
  // An open follow-up is not repeated: it was about an answer that exists.
  const isFollowUp = left !== undefined && followUpPurposes.includes(left.purpose)
  const isOpen = left?.intent !== 'answer' && !isFollowUp && pause?.objectiveId
  const next = isOpen
    ? planQuestion(progress, 'objective', pause.objectiveId)
    : planNextObjective(progress)
  return { ...next, isResumption: true }
}
