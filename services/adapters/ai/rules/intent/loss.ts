// The death of a person close to the respondent: one sentence of condolence, and no question about it.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import { toSearchText } from '../text/tokenizer.ts'

type Matcher = { none: RegExp; losses: readonly (readonly [RegExp, string])[] }

const matcherOf = perLanguage(({ losses }): Matcher | undefined => {
  if (!losses) return undefined
  const { people, died, lost, other, otherCondolence, none } = losses
  return {
    none: new RegExp(` (?:${none}) `, 'u'),
    losses: [
      [new RegExp(` (?:${other}) `, 'u'), otherCondolence],
      ...people.map(
        ([person, condolence]) =>
          [
            new RegExp(
              ` (?:(?:${person})(?: \\S+){0,4}? (?:${died})|(?:${lost}) (?:${person})) `,
              'u',
            ),
            condolence,
          ] as const,
      ),
    ],
  }
})

/** The sentence of condolence for what an answer says; undefined where it speaks of no loss. */
export function condolenceFor(answer: string, language: SurveyLanguage): string | undefined {
  const matcher = matcherOf(language)
  if (!matcher) return undefined
  for (const sentence of answer.split(/[.!?؟;؛\n]+/u)) {
    const text = toSearchText(sentence)
    if (matcher.none.test(text)) continue
    const found = matcher.losses.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return undefined
}

/** That the respondent may stop, said once beside a condolence. */
export const mayStopIn = (language: SurveyLanguage): string =>
  languageOf(language).losses?.mayStop ?? ''
