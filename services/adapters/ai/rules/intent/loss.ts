// The death of a person close to the respondent: one sentence of condolence, and no question about it.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import { toSearchText } from '../text/tokenizer.ts'

/** A death that an answer speaks of. */
type Loss = { condolence: string; isAnimal: boolean }
type Matcher = { none: RegExp; losses: readonly (Loss & { pattern: RegExp })[] }

const matcherOf = perLanguage(({ losses }): Matcher | undefined => {
  if (!losses) return undefined
  const { people, animals = [], died, notSurvived, animalDied, lost, none } = losses
  const patternFor = (lostOne: string, ...directly: (string | undefined)[]) => {
    const verbs = [`(?:\\S+ ){0,4}?(?:${died})`, ...directly.filter(Boolean)].join('|')
    return new RegExp(` (?:(?:${lostOne}) (?:${verbs})|(?:${lost}) (?:${lostOne})) `, 'u')
  }
  return {
    none: new RegExp(` (?:${none}) `, 'u'),
    losses: [
      {
        pattern: new RegExp(` (?:${losses.other}) `, 'u'),
        ...{ condolence: losses.otherCondolence, isAnimal: false },
      },
      ...animals.map(([animal, condolence]) => ({
        pattern: patternFor(animal, notSurvived, animalDied),
        ...{ condolence, isAnimal: true },
      })),
      ...people.map(([person, condolence]) => ({
        pattern: patternFor(person, notSurvived),
        ...{ condolence, isAnimal: false },
      })),
    ],
  }
})

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
