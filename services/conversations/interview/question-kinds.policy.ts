import type { InterviewPurpose } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { QuestionKind } from '#contract/survey.ts'
import { asksRecommendation } from '#contract/recommendation.ts'
import { bareReason, joinsQuestions } from './wording/question-guard.policy.ts'

type AskedQuestion = { kind: QuestionKind }

/** At most one question in so many is not open. */
const questionsPerChoice = 2
const openOnly: readonly QuestionKind[] = ['open']
const anyKind: readonly QuestionKind[] = QuestionKind.options
/** Kinds whose answers need no reason. */
const kindsWithoutReason: readonly QuestionKind[] = ['open', 'number', 'date', 'nps']

/** Allowed kinds of the next question. A scale or a choice needs room for a follow-up, because it gives no reason. */
export function allowedKindsFor(
  askedQuestions: readonly AskedQuestion[],
  next: { purpose: InterviewPurpose; canBeFollowedUp: boolean },
): readonly QuestionKind[] {
  const isFitting = next.purpose === 'objective' || next.purpose === 'other-angle'
  const recent = askedQuestions.slice(1 - questionsPerChoice)
  if (!isFitting || recent.some(({ kind }) => kind !== 'open')) return openOnly
  return next.canBeFollowedUp ? anyKind : kindsWithoutReason
}

/** "Which do you prefer: tea, coffee or water?" */
const namesChoices =
  /:\s(?:[^:?؟]|(?<=\d):(?=\d))*\s(?:or|ou|o|u|أو|أم)\s(?:[^:?؟]|(?<=\d):(?=\d))*[?؟]\s*$/iu

/**
 * The allowed kinds, with the kind that the owner's question names: its choices or its scale are always offered, and neither
 * needs a reason. A question that also asks for a reason, or joins two, is open, so that an answer has both; a bare "and why?"
 * may be left to a follow-up.
 */
export function withKindOf(
  question: { text: string; language: SurveyLanguage },
  kinds: readonly QuestionKind[],
): readonly QuestionKind[] {
  const { text } = question
  if (joinsQuestions(question)) return openOnly
  if (bareReason.test(text)) return kinds
  const named = namesChoices.test(text) ? 'multiple' : asksRecommendation(text) && 'nps'
  return named && !kinds.includes(named) ? [...kinds, named] : kinds
}
