// The language of a goal: telegrams and abbreviations have few of the words by which a longer text is recognised.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { DetectLanguage } from '#ports/text-rules.ts'
import { isKnownWord } from '../../learned/word-classes.ts'
import { parseWords } from '../../languages/shared/word-lists.ts'
import { sentimentLexiconOf } from '../sentiment/sentiment-lexicon.ts'
import { tokenize } from '../text/tokenizer.ts'
import { detectableLanguages } from './language-detection.ts'

/** What one word counts, by the strongest sign that it gives. */
const weights = {
  shorthand: 1.5,
  letter: 1,
  stopWord: 1,
  owner: 0.9,
  known: 0.7,
  ending: 0.3,
}
/** Loan words of every language, which show none. */
const loanWords =
  parseWords(`feedback feedbacks workshop workshops coworking home office app apps delivery churn online offline e commerce
  ecommerce onboarding marketing software site shopping show email mail wifi wi fi food truck pub bar hotel hostel pizza startup fitness crossfit
  personal trainer coach bike surf pet drive airbnb google instagram insta facebook whatsapp uber ifood cafe spa brunch happy hour podcast streaming notebook
  smartphone iphone samsung android menu chat chatbot bot dev devs design designer freelancer freela link login plus size fast self service backup ok
  deck lounge taqueria burger sushi netflix shopify zoom teams`)
/** "Check-in" */
const hyphenated = /\p{L}+-(?:in|out|up|off|line)(?!\p{L})/giu
/** Scores that differ by less are even. */
const minLead = 0.05
/** The share of words in a script that makes it the language: names and loan words may be in another. */
const minShareOfScript = 1 / 3
const minWordsOfScript = 2

/** A word as it is written, and folded. */
type Word = { word: string; folded: string }

type Latin = ReturnType<typeof detectableLanguages>['latin'][number]

/** By script, shorthand, common words, vocabulary, letters and endings; `otherwise` where these decide nothing. */
export function detectGoalLanguage(goal: string, otherwise: SurveyLanguage): SurveyLanguage {
  const { scripts, latin } = detectableLanguages()
  const text = goal.replaceAll(hyphenated, ' ')
  const words = tokenize(text).map(({ folded, start, end }) => ({
    folded,
    word: text.slice(start, end).toLowerCase(),
  }))
  const written = scripts.find(({ script }) => {
    const word = new RegExp(String.raw`${script.source}[\p{L}\p{M}]*`, 'gu')
    const own = goal.match(word)?.length ?? 0
    const all = goal.match(/[\p{L}\p{M}]+/gu)?.length ?? 0
    return own > 0 && own >= Math.min(minWordsOfScript, all * minShareOfScript)
  })
  if (written) return written.code
  const scores = latin.map((language) => ({
    code: language.code,
    score: words.reduce((sum, each) => sum + weightOf(each, language), 0),
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  const leading = scores.filter(({ score }) => score > 0 && score > best - minLead)
  const isTied = leading.some(({ code }) => code === otherwise)
  return isTied ? otherwise : (leading[0]?.code ?? otherwise)
}

function weightOf({ folded, word }: Word, language: Latin): number {
  if (loanWords.has(folded)) return 0
  const { code, stopWords, ownerWords, markers, isUnaccented } = language
  if (ownerWords?.shorthand.has(folded)) return weights.shorthand
  const isForeign = isUnaccented === true && /[^\p{ASCII}’]/u.test(word)
  if (isForeign) return 0
  if (word.search(markers) >= 0) return weights.letter
  if (stopWords.has(folded)) return weights.stopWord
  if (ownerWords?.vocabulary.has(folded)) return weights.owner
  const isKnown =
    isKnownWord(folded, code) || Boolean(sentimentLexiconOf(code).strengths.get(folded))
  if (isKnown) return weights.known
  return ownerWords?.endings.test(folded) ? weights.ending : 0
}

export const detectTextLanguage: DetectLanguage = async ({ text, language }) =>
  detectGoalLanguage(text, language)
