// What a late reading found in an answer after the interview had moved on: the next turn returns to it.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { HelpNeed } from '../help/help-line-selection.policy.ts'
import {
  flagsToLeaveAlone,
  followUpsOn,
  planQuestion,
  spareForEvents,
} from './question-plan.policy.ts'
import type { AskedQuestion, PlannedQuestion, Progress } from './turn-state.ts'

/** The worst call for help in earlier answers that no message has answered yet. */
export function unansweredCall({ askedQuestions }: Progress): HelpNeed | undefined {
  const answered = askedQuestions.findLastIndex(({ purpose }) => purpose === 'support')
  const calls = askedQuestions
    .slice(answered + 1)
    .flatMap(({ late, intent }) =>
      late && isCallForHelp(intent) ? [{ tier: intent, isMedical: late.isMedical }] : [],
    )
  return (
    calls.findLast(({ tier }) => tier === 'distress') ??
    calls.findLast(({ isMedical }) => isMedical) ??
    calls.at(-1)
  )
}

export const hasReconciled = ({ askedQuestions }: Progress): boolean =>
  askedQuestions.some(({ reconciles }) => reconciles)

/** Plans a question about an earlier answer that was read too late to be followed up. */
export function planReturnToEarlier(progress: Progress): PlannedQuestion | null {
  if (progress.maxFollowups === 0 || spareForEvents(progress) <= 0) return null
  const reconciliation = hasReconciled(progress) ? null : planEarlierReconciliation(progress)
  return reconciliation ?? planEarlierProbe(progress)
}

/** A probe of the latest answer that the interview moved on from, though its late reading names what deserves one. */
function planEarlierProbe(progress: Progress): PlannedQuestion | null {
  const { askedQuestions, maxFollowups } = progress
  const isPassedOver = ({ late, objectiveId, intent, flags = [] }: AskedQuestion, at: number) => {
    if (!late?.salient || intent !== 'answer' || at === askedQuestions.length - 1) return false
    const next = askedQuestions[at + 1]
    const isProbed = next?.purpose === 'probe' && next.objectiveId === objectiveId
    const isAsked = askedQuestions.some(({ returnsTo }) => returnsTo === late.responseId)
    // The late reading found no call for help, so a worry that the rules found does not count.
    const isLeft = flags.some((flag) => flag !== 'uneasy' && flagsToLeaveAlone.has(flag))
    return (
      !isProbed && !isAsked && !isLeft && followUpsOn(progress, objectiveId).length < maxFollowups
    )
  }
  const found = askedQuestions.findLast(isPassedOver)
  if (!found?.late?.salient) return null
  const { objectiveId, late } = found
  return {
    ...planQuestion(progress, 'probe', objectiveId),
    ...{ about: late.salient ?? null, probe: 'descriptive', kinds: ['open'] },
    returnsTo: late.responseId,
  }
}

/** Plans a question about an earlier answer that contradicts one before it. */
function planEarlierReconciliation(progress: Progress): PlannedQuestion | null {
  const found = progress.askedQuestions.slice(0, -1).findLast(({ late }) => late?.contradiction)
  const { contradiction, responseId } = found?.late ?? {}
  if (!contradiction || !responseId) return null
  return {
    ...planQuestion(progress, 'probe', found?.objectiveId ?? null),
    ...{ about: contradiction.now, probe: 'clarifying', kinds: ['open'] },
    ...{ reconciles: { earlier: contradiction.earlier }, returnsTo: responseId },
  }
}
