// Messages to respondents who need help. They are not among the questions of the budget.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import { limits } from '#contract/limits.ts'
import type { HelpNeed } from '../help/help-line-selection.policy.ts'
import { unansweredCall } from './earlier-answer.policy.ts'
import type { SupportReply } from './support-reply.policy.ts'
import type { Completion, Interpretation, PlannedSupport, Progress } from './turn-state.ts'

export const withoutSupport = (progress: Progress): Progress => ({
  ...progress,
  askedQuestions: progress.askedQuestions.filter(({ purpose }) => purpose !== 'support'),
})

/** The message that an answer calls for, or the end; undefined where the interview continues. */
export function planSupport(
  progress: Progress,
  interpretation: Interpretation,
): PlannedSupport | Completion | undefined {
  const { askedQuestions } = progress
  const { intent, reply, wantsToStop } = interpretation
  const earlier = askedQuestions.filter(({ purpose }) => purpose === 'support').length
  const isDistressed = intent === 'distress' || hasBeenDistressed(progress)
  const end = { kind: 'complete', reason: isDistressed ? 'distress' : 'stopped' } as const
  const say = (reason: PlannedSupport['reason'], need: HelpNeed) =>
    earlier >= limits.support.maxMessages
      ? end
      : ({ kind: 'support', reason, need, earlier } as const)
  const current = askedQuestions.at(-1)
  const isReply = current?.purpose === 'support'
  if ((isReply && reply === 'stop') || (wantsToStop && isCallForHelp(intent))) return end
  const call = callToMeet(progress, interpretation)
  if (call) return say(call.tier, call)
  if (!isReply) {
    const missed = unansweredCall(progress)
    if (!missed || isWorryAlone(missed, progress, interpretation)) return undefined
    return intent === 'stop' ? end : say(missed.tier, missed)
  }
  const reason = reply && reasonOfReply[reply]
  return reason ? say(reason, needOf(current)) : undefined
}

/**
 * What the answer calls for help with, unless no message meets it. Distress is met each time, a concern once: what comes after a
 * message is more often its echo.
 */
function callToMeet(progress: Progress, interpretation: Interpretation): HelpNeed | undefined {
  const { intent, isMedical, isModel } = interpretation
  if (!isCallForHelp(intent)) return undefined
  const need = { tier: intent, isMedical }
  if (intent === 'distress') return need
  const isMet = progress.askedQuestions.some(({ purpose }) => purpose === 'support')
  return isMet || (isModel && isWorryAlone(need, progress, interpretation)) ? undefined : need
}

/** A concern of which a model says a calm word, and the interview continues. */
const isWorryAlone = (
  { tier, isMedical }: HelpNeed,
  progress: Progress,
  { isChild }: Interpretation,
): boolean => tier === 'concern' && !isMedical && isChild !== true && !hasBeenDistressed(progress)

const hasBeenDistressed = ({ askedQuestions }: Progress): boolean =>
  askedQuestions.some(({ intent }) => intent === 'distress')

/** Whether the next question names the help lines: after a concern that no message answers, once in a conversation. */
export function isHelpDue(progress: Progress, { intent }: Interpretation): boolean {
  const isWorrying = isCallForHelp(intent) || unansweredCall(progress) !== undefined
  return isWorrying && progress.askedQuestions.every(({ help }) => !help)
}

/** The message that a reply leads to; none where the respondent continues or stops. */
const reasonOfReply: Readonly<Record<SupportReply, PlannedSupport['reason'] | undefined>> = {
  'go-on': undefined,
  stop: undefined,
  later: 'later',
  question: 'reply',
  other: 'wait',
}

const needOf = ({ help }: Progress['askedQuestions'][number]): HelpNeed => ({
  tier: help?.tier ?? 'concern',
  isMedical: help?.medical ?? false,
})
