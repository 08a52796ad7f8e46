import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { SentimentScore } from '#ports/ai.ts'
import { choicesByLanguage } from '../../languages/choices.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { toSearchText } from '../../rules/text/tokenizer.ts'

/** How a choice feels: a mark of 1 to 10 says so, an option may have words of feeling. Undefined where the question is open. */
export function closedAnswerSentiment(
  kind: QuestionKind,
  answer: string,
  language: SurveyLanguage,
): SentimentScore | undefined {
  if (kind === 'open') return undefined
  if (kind === 'multiple') return scoreSentiment(answer, language)
  const mark = kind === 'scale' ? Number(/\d+/.exec(answer)?.[0]) : Number.NaN
  if (!(mark >= 1 && mark <= 10)) return { score: 0, class: 'neutral', confidence: 0.5 }
  const score = Math.round(((mark - 5.5) / 4.5) * 100) / 100
  const sentiment = mark <= 4 ? 'negative' : mark <= 7 ? 'neutral' : 'positive'
  return { score, class: sentiment, confidence: 0.9 }
}

/** How nothing but ways out were chosen from a list, in whatever language; undefined where anything else was. */
export function nonresponseIntent(answer: string): 'dont-know' | 'refuse' | undefined {
  const chosen = answer.split(', ').map(toSearchText)
  if (chosen.every((option) => nonresponseOptions.refuse.has(option))) return 'refuse'
  const isNone = (option: string) =>
    nonresponseOptions['dont-know'].has(option) || nonresponseOptions.refuse.has(option)
  return chosen.every(isNone) ? 'dont-know' : undefined
}

const nonresponseOptionsOf = (intent: 'dont-know' | 'refuse') =>
  new Set(
    Object.values(choicesByLanguage).flatMap((choices) =>
      choices.nonresponseOptions[intent].map(toSearchText),
    ),
  )
const nonresponseOptions = {
  'dont-know': nonresponseOptionsOf('dont-know'),
  refuse: nonresponseOptionsOf('refuse'),
}
