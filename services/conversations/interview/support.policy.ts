// Messages to respondents who need help. They are not among the questions of the budget.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import { limits } from '#contract/limits.ts'
import type { HelpNeed } from '../help/help-line-selection.policy.ts'
import type { SupportReply } from './support-reply.policy.ts'
import type { Completion, Interpretation, PlannedSupport, Progress } from './turn-state.ts'

export const withoutSupport = (progress: Progress): Progress => ({
  ...progress,
  askedQuestions: progress.askedQuestions.filter(({ purpose }) => purpose !== 'support'),
})

/** The message that an answer calls for, or the end; undefined where the interview continues. */
export function planSupport(
  { askedQuestions }: Progress,
  { intent, isMedical, reply }: Pick<Interpretation, 'intent' | 'isMedical' | 'reply'>,
): PlannedSupport | Completion | undefined {
  const earlier = askedQuestions.filter(({ purpose }) => purpose === 'support').length
  const isDistressed =
    intent === 'distress' || askedQuestions.some((question) => question.intent === 'distress')
  const end = { kind: 'complete', reason: isDistressed ? 'distress' : 'stopped' } as const
  const say = (reason: PlannedSupport['reason'], need: HelpNeed) =>
    earlier >= limits.support.maxMessages
      ? end
      : ({ kind: 'support', reason, need, earlier } as const)
  if (isCallForHelp(intent)) return say(intent, { tier: intent, isMedical })
  const current = askedQuestions.at(-1)
  if (current?.purpose !== 'support') return undefined
  if (reply === 'stop') return end
  const reason = reply && reasonOfReply[reply]
  return reason ? say(reason, needOf(current)) : undefined
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
