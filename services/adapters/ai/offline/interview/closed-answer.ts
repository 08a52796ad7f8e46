import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { SentimentScore } from '#ports/ai/common.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import { isFunctionWord } from '../sentiment/function-words.ts'
import { noSentiment } from '../../rules/sentiment/bare-answer.ts'
import { segmentUnits } from '../../rules/sentiment/lexical-units.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { toSearchText } from '../../rules/text/tokenizer.ts'

/** The sentiment of a choice: by its score, or by the words of an option. Undefined for open questions. */
export function closedAnswerSentiment(
  kind: QuestionKind,
  answer: string,
  language: SurveyLanguage,
): SentimentScore | undefined {
  if (kind === 'open') return undefined
  if (kind === 'multiple') return optionSentiment(answer, language)
  const given = Number(/\d+/.exec(answer)?.[0])
  if (kind === 'nps') return npsSentiment(given)
  return kind === 'scale' ? ratingSentiment(given) : noSentiment
}

/** From 1 to 10. */
function ratingSentiment(rating: number): SentimentScore {
  if (!(rating >= 1 && rating <= 10)) return noSentiment
  const score = Math.round(((rating - 5.5) / 4.5) * 100) / 100
  const sentiment = rating <= 4 ? 'negative' : rating <= 7 ? 'neutral' : 'positive'
  return { score, class: sentiment, confidence: 0.9 }
}

/** By the groups of the Net Promoter Score: detractors to 6, passives 7 and 8, promoters from 9. */
function npsSentiment(nps: number): SentimentScore {
  if (!(nps >= 0 && nps <= 10)) return noSentiment
  if (nps <= 6) return { score: (nps - 10) / 10, class: 'negative', confidence: 0.9 }
  if (nps <= 8) return { score: (nps - 7) / 10, class: 'neutral', confidence: 0.9 }
  return { score: nps / 10, class: 'positive', confidence: 0.9 }
}

/** The sentiment of the chosen options that only judge, such as "Very good". "Easy to use" names a thing as well. */
function optionSentiment(answer: string, language: SurveyLanguage): SentimentScore {
  const judgements = answer.split(', ').filter((option) => {
    const units = segmentUnits(option, language)
    return units.every(
      ({ entry, strength }) => strength !== undefined || isFunctionWord(entry, language),
    )
  })
  return judgements.length === 0 ? noSentiment : scoreSentiment(judgements.join(', '), language)
}

/** The intent of an answer that consists of nonresponse options, in any language; undefined where it has another option. */
export function nonresponseIntent(answer: string): 'dont-know' | 'refuse' | undefined {
  const { refuse, dontKnow } = nonresponseOptions()
  const options = answer.split(', ').map(toSearchText)
  if (options.every((option) => refuse.has(option))) return 'refuse'
  return options.every((option) => dontKnow.has(option) || refuse.has(option))
    ? 'dont-know'
    : undefined
}

const nonresponseOptions = acrossLanguages((languages) => {
  const optionsOf = (intent: 'dont-know' | 'refuse') =>
    new Set(
      languages.flatMap(({ choices }) => choices.nonresponseOptions[intent].map(toSearchText)),
    )
  return { refuse: optionsOf('refuse'), dontKnow: optionsOf('dont-know') }
})
