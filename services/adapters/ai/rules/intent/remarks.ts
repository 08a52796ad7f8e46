// Whether a part of an answer speaks of the conversation itself, in outright words.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import type { LearnedIntent } from '../../learned/judgements.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'

const besidesWords = 25

const allRemarks = acrossLanguages((languages) => languages.map(({ remarks }) => remarks))

/** Whether a part of an answer says in so many words that the respondent leaves. */
export const isLeavingPart = (part: string, language: SurveyLanguage): boolean =>
  languageOf(language).remarks.leaving.test(toSearchText(part))

/** Whether the clause in which a sentence excuses itself, or the one after it, says that the respondent leaves. */
export function isLeavingWithApology(sentence: string, language: SurveyLanguage): boolean {
  const { apology, leaving } = languageOf(language).remarks
  const clauses = sentence.split(/[,،;؛:]\s+|\s[-–—]\s/u).map(toSearchText)
  const at = clauses.findIndex((clause) => apology.test(clause))
  return at !== -1 && clauses.slice(at, at + 2).some((clause) => leaving.test(clause))
}

/** In words, of the last sentence and of the goodbye at its beginning. */
const lastWords = 12
const goodbyeWords = 6

/** Where the goodbye at the end of a longer answer begins, with the reason behind it: "…. I'm off, got a job." */
export function goodbyeAtEnd(answer: string, language: SurveyLanguage): number | undefined {
  const sentences = answer.split(/(?<=[.!?؟…\n])/u).filter((each) => tokenize(each).length > 0)
  const last = sentences.at(-1) ?? ''
  const [goodbye = ''] = last.split(/[,،;؛]|\s[-–—]\s/u)
  const isGoodbye =
    sentences.length > 1 &&
    tokenize(last).length <= lastWords &&
    tokenize(goodbye).length > 1 &&
    tokenize(goodbye).length <= goodbyeWords &&
    (isLeavingPart(goodbye, language) || isLeavingPart(last, language))
  return isGoodbye ? answer.lastIndexOf(last) : undefined
}

/** In a few words, whatever the model reads; the reason may follow: "I have to go, my bus is here". */
export const leavesOutright = (
  answer: string,
  parts: readonly { text: string }[],
  language: SurveyLanguage,
): boolean =>
  goodbyeAtEnd(answer, language) !== undefined ||
  (tokenize(answer).length <= lastWords &&
    [answer, ...parts.map(({ text }) => text)].some((text) => isLeavingPart(text, language)))

/** Whether a few words begin with a goodbye, behind which only the reason follows: "I must dash, my lift is here". */
export function beginsWithGoodbye(answer: string, language: SurveyLanguage): boolean {
  const [first = ''] = answer.split(/[.!?؟…;؛,،\n]/u)
  const reasonLength = tokenize(answer).length - tokenize(first).length
  return reasonLength <= goodbyeWords && isLeavingPart(first, language)
}

/** `isLeavingPart` in any language. */
export function leavesInAnyLanguage(part: string): boolean {
  const searched = toSearchText(part)
  return allRemarks().some(({ leaving }) => leaving.test(searched))
}

export const isLaterPart = (part: string, language: SurveyLanguage): boolean =>
  languageOf(language).remarks.later.test(toSearchText(part))

export const endsStatement = (part: string, language: SurveyLanguage): boolean =>
  languageOf(language).remarks.endsStatement.test(toSearchText(part))

/** Whether a text says that something was forgotten, which is a reason or an event. */
export const tellsOfForgetting = (text: string, language: SurveyLanguage): boolean =>
  languageOf(language).remarks.forgotten.test(toSearchText(text))

/** The folded text without "as I said". */
export const withoutAsBefore = (text: string, language: SurveyLanguage): string =>
  toSearchText(text).replaceAll(languageOf(language).remarks.asBefore, ' ')

export const refersBack = (text: string, language: SurveyLanguage): boolean =>
  withoutAsBefore(text, language) !== toSearchText(text)

/** A complaint of being asked again. */
export function repeatPhraseIn(text: string, language: SurveyLanguage): boolean {
  const searched = withoutAsBefore(text, language)
  const { lexicon, remarks } = languageOf(language)
  const sentences = text.split(/[.!?؟…\n]+/u)
  return (
    lexicon.intents.repeat.some((phrase) => searched.includes(` ${phrase} `)) ||
    sentences.some((each) => remarks.repeated.test(withoutAsBefore(each, language)))
  )
}

/** What is said beside an answer in so many words. */
export const besidesPhrasesIn = (text: string, language: SurveyLanguage): LearnedIntent[] => {
  if (tokenize(text).length > besidesWords) return []
  return [
    ...(repeatPhraseIn(text, language) ? (['repeat'] as const) : []),
    ...(isLaterPart(text, language) ? (['later'] as const) : []),
    ...(isLeavingPart(text, language) || isLeavingWithApology(text, language)
      ? (['stop'] as const)
      : []),
  ]
}
