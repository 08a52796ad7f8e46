import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { describesChildInDanger } from '../help/child-danger.policy.ts'
import type { HelpDeps } from '../help/compose-help.ts'
import { callsIn } from './transcript.ts'
import type { PlannedQuestion } from './turn-state.ts'

type Preface = {
  preface?: string
  resumption?: string
  isAfterCall?: boolean
}

type QuestionToPrecede = {
  ask: PlannedQuestion
  /** The answer's intent. */
  intent: Intent
  language: SurveyLanguage
  /** For the loss that the answer speaks of. */
  condolence?: string | undefined
}

/** What precedes a question that refers to nothing: a word after a message or a pause. An engine has its own after a call. */
export async function prefaceOf(
  { support }: HelpDeps,
  view: ConversationView,
  { ask, intent, language, condolence }: QuestionToPrecede,
): Promise<Preface> {
  if (condolence) return { preface: condolence }
  const asked = [...view.questions.values()]
  const isReply = asked.at(-1)?.purpose === 'support'
  if (!isReply && isCallForHelp(intent)) return { isAfterCall: true }
  const resumption = await support.resumption(language)
  // Nothing else follows: the last question is not all that is said.
  const isChild = describesChildInDanger(callsIn(view).map(({ text }) => text))
  if (isReply && ask.purpose === 'closing' && isChild)
    return {
      preface: `${resumption} ${await support.childProtection(language)}`,
      isAfterCall: true,
    }
  return isReply ? { resumption, isAfterCall: true } : { preface: resumption }
}
