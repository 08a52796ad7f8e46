// Answers that state a fact and express no feeling: a yes or a no, a number, a date, a name.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SentimentScore } from '#ports/ai/common.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { tokenize } from '../text/tokenizer.ts'
import { findEmojiHits } from './emoji.ts'
import { findLexiconHits } from './lexicon-hits.ts'
import { findRatings } from './ratings.ts'

/** Longer answers are sentences. */
const maxWords = 8
const maxNameWords = 3

export const noSentiment: SentimentScore = { score: 0, class: 'neutral', confidence: 0.3 }

export function isBareAnswer(answer: string, question: string, language: SurveyLanguage): boolean {
  if (findRatings(answer).length > 0 || hasEmoji(answer)) return false
  const words = tokenize(answer).map(({ folded }) => folded)
  if (words.length > maxWords) return false
  const { answers, nouns, lexicon } = languageOf(language)
  // "Grace" and "Porto Alegre" are no praise where a name was asked for.
  if (words.length <= maxNameWords && answers.asksForName.test(question)) return true
  const isBare = (word: string) =>
    bareWords().has(word) ||
    nouns.genericWords.has(word) ||
    lexicon.stopWords.has(word) ||
    /^[\p{N}ºª]+(?:st|nd|rd|th|h|am|pm|min|k)?$/u.test(word)
  return words.every(isBare) && !hasPhraseOfSentiment(answer, language)
}

const bareWords = acrossLanguages(
  (languages) => new Set(languages.flatMap(({ answers }) => [...answers.bareWords])),
)

const hasEmoji = (text: string) =>
  /\p{Extended_Pictographic}/u.test(text) || findEmojiHits(text).hits.length > 0

/** "Never again" consists of bare words. */
const hasPhraseOfSentiment = (text: string, language: SurveyLanguage) =>
  findLexiconHits(text, language).some(({ entry }) => entry.includes(' '))
