// How a follow-up is worded to what the last answer says.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Exchange, QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates, Variants } from '../../languages/types/templates.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { questionFormOf } from './question-forms.ts'
import { namesProblem } from './situation-follow-up.ts'

/** In words, of an answer that is an opinion, and of one that is thin; and how clearly an opinion says good or bad. */
const maxFewWords = { opinion: 5, other: 3 }
const maxVerdictWords = 2
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

/** What an answer of a few words is asked, by what the question before asked for. */
export function moreVariants(
  { question, answer }: Pick<Exchange, 'question' | 'answer'>,
  language: SurveyLanguage,
  of: Templates,
): Variants {
  const length = tokenize(answer).length
  if (length > maxThinWords) return of.probeMore
  const form = questionFormOf(question, language)
  const { score } = scoreSentiment(answer, language)
  const isVerdict = form?.isOpinion && length <= maxVerdictWords && !/\p{N}/u.test(answer)
  if (
    isVerdict ||
    (length <= maxFewWords[form?.isOpinion ? 'opinion' : 'other'] && Math.abs(score) >= minOpinion)
  )
    return of.probeOpinion
  return form?.more ?? of.probeMore
}
