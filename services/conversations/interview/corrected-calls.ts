// Answers that were read as calls for help until the respondent said that they were about another person, or a joke.
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type {
  ConversationView,
  QuestionView,
} from '#projections/conversations/conversation-view.ts'
import { tellsOfOwnLife } from '../help/own-life.policy.ts'
import { describesViolence } from '../help/violence.policy.ts'
import { isCorrection, isJoke } from './support-reply.policy.ts'

/**
 * Ids of the questions whose answers count as ordinary after all: objectives that they closed are open again, and questions may
 * touch them.
 */
export const correctedCalls = (view: Calls): ReadonlySet<string> =>
  callsTakenBack(view, ({ call, reply, language }) => {
    return isCorrection(reply, language) || isJestOf(call, reply, language)
  })

/** The worst call for help that was not a joke. What was about another person stays: its lines may help them. */
export function standingSafety(view: ConversationView): ConversationView['safety'] {
  const jests = callsTakenBack(view, ({ call, reply, language }) => isJestOf(call, reply, language))
  const isStanding = ({ questionId, answer }: QuestionView) =>
    isCallForHelp(answer?.coding?.intent ?? null) && !jests.has(questionId)
  return jests.size > 0 && ![...view.questions.values()].some(isStanding) ? null : view.safety
}

type Calls = Pick<ConversationView, 'started' | 'questions'>

/** A wish to die or violence in so many words is no joke, whatever is said of it. */
const isJestOf = (call: string, reply: string, language: SurveyLanguage): boolean =>
  isJoke(reply, language) && !tellsOfOwnLife([call]) && !describesViolence([call])

type TakenBack = (exchange: { call: string; reply: string; language: SurveyLanguage }) => boolean

function callsTakenBack({ started, questions }: Calls, isTakenBack: TakenBack): Set<string> {
  const all = [...questions.values()]
  const isCorrected = (call: QuestionView) => {
    const after = all.slice(all.indexOf(call) + 1)
    const end = after.findIndex(({ purpose }) => purpose !== 'support')
    const messages = end < 0 ? after : after.slice(0, end)
    return messages.some(({ answer, language = started.language }) => {
      // A reply that is not coded yet is taken for an answer.
      const isPlain = (answer?.coding?.intent ?? 'answer') === 'answer'
      const exchange = { call: call.answer?.text ?? '', reply: answer?.text ?? '', language }
      return answer?.text && isPlain && isTakenBack(exchange)
    })
  }
  const calls = all.filter(
    ({ purpose, answer }) => purpose !== 'support' && isCallForHelp(answer?.coding?.intent ?? null),
  )
  return new Set(calls.filter(isCorrected).map(({ questionId }) => questionId))
}
