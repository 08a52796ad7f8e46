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
  const { intent, isMedical, reply, wantsToStop } = interpretation
  const earlier = askedQuestions.filter(({ purpose }) => purpose === 'support').length
  const isDistressed = intent === 'distress' || hasBeenDistressed(progress)
  const end = { kind: 'complete', reason: isDistressed ? 'distress' : 'stopped' } as const
  const say = (reason: PlannedSupport['reason'], need: HelpNeed, care?: string) =>
    earlier >= (care ? limits.support.maxMessagesByModel : limits.support.maxMessages)
      ? end
      : ({ kind: 'support', reason, need, earlier, ...(care && { care }) } as const)
  const current = askedQuestions.at(-1)
  const isReply = current?.purpose === 'support'
  if ((isReply && reply === 'stop') || (wantsToStop && isCallForHelp(intent))) return end
  if (isCallForHelp(intent) && isMet(askedQuestions, intent))
    return say(intent, { tier: intent, isMedical }, careFor(progress, interpretation))
  if (!isReply) {
    const missed = unansweredCall(progress)
    return missed && (intent === 'stop' ? end : say(missed.tier, missed))
  }
  const reason = reply && reasonOfReply[reply]
  return reason ? say(reason, needOf(current), careFor(progress, interpretation)) : undefined
}

/** Distress is met each time. A concern is met once: what comes after a message is more often its echo. */
const isMet = (askedQuestions: Progress['askedQuestions'], tier: 'distress' | 'concern') =>
  tier === 'distress' || askedQuestions.every(({ help }) => !help)

/** The words of the model that read the answer. To a concern, none for a child or after distress. */
function careFor(
  progress: Progress,
  { intent, isChild, isModel, care }: Interpretation,
): string | undefined {
  if (!isModel) return undefined
  return intent === 'concern' && (isChild || hasBeenDistressed(progress)) ? undefined : care
}

const hasBeenDistressed = ({ askedQuestions }: Progress): boolean =>
  askedQuestions.some(({ intent }) => intent === 'distress')

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
