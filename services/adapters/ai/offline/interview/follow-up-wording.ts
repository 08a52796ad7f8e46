// How a follow-up is worded to what the last answer says.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Templates, Variants } from '../../languages/types/templates.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { namesProblem } from './situation-follow-up.ts'

/** An answer of so few words, and how clearly it says good or bad to be an opinion. */
const maxFewWords = 3
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

/** A few words get an easy, concrete question. */
export function moreVariants(answer: string, language: SurveyLanguage, of: Templates): Variants {
  if (tokenize(answer).length > maxFewWords) return of.probeMore
  const { score } = scoreSentiment(answer, language)
  return Math.abs(score) >= minOpinion ? of.probeOpinion : of.probeExample
}
