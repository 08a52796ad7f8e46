import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { describesChildInDanger } from '../help/child-danger.policy.ts'
import { helpLinesFor, writtenIn, type HelpDeps } from '../help/compose-help.ts'
import { callsIn } from './transcript.ts'
import type { PlannedQuestion } from './turn-state.ts'
import type { QuietHelp } from './wording/make-question.ts'

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

/** What precedes a question that refers to nothing: a word after a message, a worry or a pause. An engine has its own after a call. */
export async function prefaceOf(
  { support }: HelpDeps,
  view: ConversationView,
  { ask, intent, language, condolence }: QuestionToPrecede,
): Promise<Preface> {
  if (condolence) return { preface: condolence }
  const asked = [...view.questions.values()]
  const isReply = asked.at(-1)?.purpose === 'support'
  if (!isReply && isCallForHelp(intent)) {
    if (!ask.showsHelp) return { isAfterCall: true }
    const { word } = await support.quietHelp({ language, lines: [] })
    return { isAfterCall: true, resumption: word }
  }
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

/** The lines that a question names; undefined where there are none. */
export async function quietHelpFor(
  deps: HelpDeps,
  view: ConversationView,
  { ask, language }: Pick<QuestionToPrecede, 'ask' | 'language'>,
): Promise<QuietHelp | undefined> {
  if (!ask.showsHelp) return undefined
  const need = { tier: 'concern', isMedical: false } as const
  const lines = helpLinesFor(deps, view.started, need, writtenIn(view))
  if (lines.length === 0) return undefined
  const { sentence } = await deps.support.quietHelp({ language, lines })
  return { lines, sentence }
}
