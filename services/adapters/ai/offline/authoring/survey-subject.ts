// What a survey is about, as the owner names it in the goal, in words to respondents.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { classOfWord, nounClassOf } from '../../learned/noun-classes.ts'
import { rankSubjects } from '../../learned/subject-ranker.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { isSoundName } from './survey-contents.ts'

/** What is less probable is no subject, however few others there are. */
const least = { probability: 0.1, certainty: 0.2 }
/** Enough for what the goal begins with, and for what is the owner's. */
const leastOfOwner = { probability: 0.05, certainty: 0.08 }
/** A phrase that gives no name gives way to others. */
const maxTried = 5

/** `things` are in the owner's words. */
export function subjectOfGoal(
  goal: string,
  things: readonly string[],
  language: SurveyLanguage,
): string | undefined {
  const { goalSubject } = languageOf(language)
  if (!goalSubject) return undefined
  const { read, ranked } = rankSubjects(goal, things, language)
  for (const { span, probability, certainty } of ranked.slice(0, maxTried)) {
    const isOwner = span.first === 0 || goalSubject.ofOwner.test(span.text)
    const { probability: lowest, certainty: lowestSum } = isOwner ? leastOfOwner : least
    if (probability < lowest || certainty < lowestSum) continue
    const { start } = read.words[span.first]!
    const named = nounClassOf(span.text.toLowerCase(), language)
    if (named?.isKnown && named.class === 'person') continue
    const place = {
      ...{ goal, before: goal.slice(0, start), isKnown: named?.isKnown === true },
      isNoun: (word: string) => classOfWord(fold(word), language) !== undefined,
    }
    const phrase = goalSubject.phrase(span.text, place)
    if (phrase && isSoundName(titleOfSubject(phrase, language) ?? '', language)) return phrase
  }
  return undefined
}

export const titleOfSubject = (subject: string, language: SurveyLanguage): string | undefined =>
  languageOf(language).goalSubject?.title.replace('{s}', () => subject)
