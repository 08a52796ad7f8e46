// How a follow-up is worded to what the last answer says.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Exchange, QuestionBrief } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates, Variants } from '../../languages/types/templates.ts'
import { isGrave } from '../../rules/intent/harm.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { maxFollowedUp } from './follow-up.ts'
import type { QuestionForm } from '../../languages/types/question-forms.ts'
import { questionFormOf } from './question-forms.ts'
import { followUpQuestion, namesProblem, situationOf } from './situation-follow-up.ts'

/** In words, of an answer that is an opinion; and how clearly an opinion says good or bad. */
const maxFewWords = { opinion: 5, other: 3 }
const maxVerdictWords = 2
/** In words. What suits a longer answer depends on what it says. */
const maxThinWords = 6
const minOpinion = 0.2

/** What is wrong, missing or the reason was said already, where an earlier answer to another question names a problem. */
export function mayHaveBeenAnswered(
  question: string,
  { transcript, language }: QuestionBrief,
): boolean {
  const { asksWhatIsWrong } = languageOf(language).followUps
  return (
    asksWhatIsWrong.test(toSearchText(question)) &&
    transcript.some(({ answer }) => namesProblem(answer, language))
  )
}

/** The question about what an answer describes; undefined where the wish or the reason that was asked for follows up better. */
export function situationQuestion(
  { question, answer }: Pick<Exchange, 'question' | 'answer'>,
  asked: readonly string[],
  language: SurveyLanguage,
): string | undefined {
  const situation = situationOf(answer, language)
  const isOverruled = situation !== undefined && isGrave(situation)
  return !isOverruled && isOverruling(questionFormOf(question, language)?.asks)
    ? undefined
    : followUpQuestion({ answer, asked }, language)
}

/** A question for a wish or a reason decides the follow-up. */
const isOverruling = (asks: QuestionForm['asks']) => asks === 'wish' || asks === 'reason'

/** What an answer is asked, by what the question before asked for. */
export function moreVariants(
  { question, answer }: Pick<Exchange, 'question' | 'answer'>,
  language: SurveyLanguage,
  of: Templates,
): Variants {
  const length = tokenize(answer).length
  if (length > maxFollowedUp) return of.probeMain
  const form = questionFormOf(question, language)
  const { score } = scoreSentiment(answer, language)
  const isVerdict = form?.isOpinion && length <= maxVerdictWords && !/\p{N}/u.test(answer)
  if (
    isVerdict ||
    (length <= maxFewWords[form?.isOpinion ? 'opinion' : 'other'] && Math.abs(score) >= minOpinion)
  )
    return of.probeOpinion
  return form?.more && (form.suitsAnyLength || length <= maxThinWords) ? form.more : of.probeMore
}
