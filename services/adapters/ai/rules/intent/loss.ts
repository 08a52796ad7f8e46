// The death of a person close to the respondent: one sentence of condolence, and no question about it.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import type { Losses } from '../../languages/types/losses.ts'
import { toSearchText } from '../text/tokenizer.ts'

/** A death that an answer speaks of. */
type Loss = { condolence: string; isAnimal: boolean }
type Matcher = { none: RegExp; losses: readonly (Loss & { pattern: RegExp })[] }

const matcherOf = perLanguage(({ losses }): Matcher | undefined => {
  if (!losses) return undefined
  const { people, animals = [], died, blessing, notSurvived, animalDied, lost, none } = losses
  const patternFor = (lostOne: string, ...directly: (string | undefined)[]) => {
    const verbs = [`(?:\\S+ ){0,4}?(?:${died})`, ...directly.filter(Boolean)].join('|')
    return new RegExp(` (?:(?:${lostOne}) (?:${verbs})|(?:${lost}) (?:${lostOne})) `, 'u')
  }
  const unnamed = { condolence: losses.otherCondolence, isAnimal: false }
  return {
    none: new RegExp(` (?:${none}) `, 'u'),
    losses: [
      {
        pattern: new RegExp(` (?:${losses.other}) `, 'u'),
        ...unnamed,
      },
      ...animals.map(([animal, condolence]) => ({
        pattern: patternFor(animal, notSurvived, animalDied),
        ...{ condolence, isAnimal: true },
      })),
      ...people.map(([person, condolence]) => ({
        pattern: patternFor(person, notSurvived),
        ...{ condolence, isAnimal: false },
      })),
      ...(blessing ? [{ pattern: blessed(people, blessing), ...unnamed }] : []),
    ],
  }
})

/** It may be said of another person than the one before it, so that no condolence names either. */
const blessed = (people: Losses['people'], blessing: string): RegExp =>
  new RegExp(` (?:${people.map(([person]) => person).join('|')}) (?:\\S+ )*?(?:${blessing}) `, 'u')

/** The loss that an answer speaks of, with the sentence of condolence for it. */
export function lossIn(answer: string, language: SurveyLanguage): Loss | undefined {
  const matcher = matcherOf(language)
  if (!matcher) return undefined
  for (const sentence of answer.split(/[.!?؟;؛\n]+/u)) {
    const text = toSearchText(sentence)
    if (matcher.none.test(text)) continue
    const found = matcher.losses.find(({ pattern }) => pattern.test(text))
    if (found) return found
  }
  return undefined
}

/** That the respondent may stop, said once beside a condolence. */
export const mayStopIn = (language: SurveyLanguage): string =>
  languageOf(language).losses?.mayStop ?? ''
