// What a survey is about, as the owner names it in the goal, in words to respondents.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { classOfWord, nounClassOf } from '../../learned/noun-classes.ts'
import type { GoalWords, Span } from '../../learned/goal-spans.ts'
import { rankSubjects, type RankedSpan } from '../../learned/subject-ranker.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { isSoundName } from './survey-contents.ts'

/** What is less probable is no subject, however few others there are. */
const least = { probability: 0.12, certainty: 0.25 }
/** Enough for what the goal begins with, and for what is the owner's. */
const leastOfOwner = { probability: 0.06, certainty: 0.1 }
/** A phrase that gives no name gives way to others. */
const maxTried = 5

/** A part of a phrase is nearly as probable as the phrase. */
const nearly = 0.25
/** With so many things, what only one of them mentions is no subject. */
const manyThings = 3

/** `things` are in the owner's words. */
export function subjectOfGoal(
  goal: string,
  things: readonly string[],
  language: SurveyLanguage,
): string | undefined {
  const { read, ranked } = rankSubjects(goal, things, language)
  const likely = ranked
    .slice(0, maxTried)
    .filter((each) => isLikely(each, language))
    .filter(({ span }) => things.length < manyThings || !isOfOneThing(span, read))
  for (const each of likely) {
    const phrase = nameOfSpan(withoutVerb(each, ranked, read).span, read)
    if (phrase && isSoundName(titleOfSubject(phrase, language) ?? '', language)) return phrase
  }
  return undefined
}

function isLikely({ span, probability, certainty }: RankedSpan, language: SurveyLanguage): boolean {
  const isOwner = span.first === 0 || languageOf(language).goalSubject?.ofOwner.test(span.text)
  const lowest = isOwner ? leastOfOwner : least
  return probability >= lowest.probability && certainty >= lowest.certainty
}

/** As it stands in a sentence to respondents. */
function nameOfSpan({ first, last, text }: Span, { goal, words, language }: GoalWords) {
  const named = nounClassOf(text.toLowerCase(), language)
  if (named?.isKnown && named.class === 'person') return undefined
  const [{ start }, { end }] = [words[first]!, words[last]!]
  return languageOf(language).goalSubject?.phrase(text, {
    ...{ goal, before: goal.slice(0, start), after: goal.slice(end) },
    isKnown: named?.isKnown === true,
    isNoun: (word) => classOfWord(fold(word), language) !== undefined,
  })
}

/** Whether a phrase stands in one thing, and its words nowhere else. */
function isOfOneThing({ first, last }: Span, { words }: GoalWords): boolean {
  const { thing } = words[first]!
  if (thing === undefined) return false
  const stems = new Set(words.slice(first, last + 1).map(({ stem }) => stem))
  return !words.some((word) => word.thing !== thing && word.stem.length > 3 && stems.has(word.stem))
}

/** "Our coffee cart", of "our coffee cart vanish in winter": a last word that no verb follows, and no known noun. */
function withoutVerb(
  longer: RankedSpan,
  ranked: readonly RankedSpan[],
  { words, language }: GoalWords,
): RankedSpan {
  const { goalSubject, nounPhrases } = languageOf(language)
  const isNoun = (word: string) => classOfWord(fold(word), language) !== undefined
  const next = words[longer.span.last + 1]
  const endsThere =
    next === undefined ||
    next.mark !== '' ||
    nounPhrases.copulas.has(next.folded) ||
    goalSubject?.isVerb(next.folded) === true
  if (endsThere) return longer
  const lastOf = ({ span }: RankedSpan) => span.text.split(' ').at(-1)!
  const shorter = ranked.find(
    ({ span }) => span.first === longer.span.first && span.last === longer.span.last - 1,
  )
  const isClose = shorter && shorter.probability >= nearly * longer.probability
  return isClose && isNoun(lastOf(shorter)) && !isNoun(lastOf(longer)) ? shorter : longer
}

export const titleOfSubject = (subject: string, language: SurveyLanguage): string | undefined =>
  languageOf(language).goalSubject?.title.replace('{s}', () => subject)
