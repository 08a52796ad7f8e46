// Sentences that a model says itself, without a question of the survey.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { detectLanguage } from './answer-language.policy.ts'
import { callsIn } from './transcript.ts'
import type { Interpretation } from './turn-state.ts'
import { checkPartialWording } from './wording/question-guard.policy.ts'

/** The sentences that keep the rules of questions and are in the language of the interview; a farewell touches no call for help. */
export function fitWords(
  view: ConversationView,
  { care, farewell }: Interpretation,
  language: SurveyLanguage,
): Pick<Interpretation, 'care' | 'farewell'> {
  const { goal } = view.started
  const nothing = { kinds: [], previousQuestions: [], allowedTexts: [], objectiveIds: [] }
  const isFit = (text: string, avoid: readonly string[]) => {
    const guard = checkPartialWording(text, { language, goal, ...nothing, avoid })
    // "Of course you can" leads where something is asked.
    const isSound = guard === undefined || (guard === 'leading' && !/[?؟]/.test(text))
    return isSound && (detectLanguage(text) ?? language) === language
  }
  const calls = callsIn(view).map(({ text }) => text)
  return {
    care: care && isFit(care, []) ? care : undefined,
    farewell: farewell && isFit(farewell, calls) ? farewell : undefined,
  }
}
