// The country of a survey whose owner has set none: proposed once, when it is drafted; the owner can change it.
import type { CountryCode } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import countries from './places.json' with { type: 'json' }

type Known = {
  /** What the owner wrote. */
  texts: readonly string[]
  language: SurveyLanguage
  /** Of the owner; absent where it is not known. */
  timeZone: string | undefined
}

/**
 * The one country whose name or city the texts have; where they have none, that of the owner's time zone, if its people speak the
 * survey's language. Undefined where the texts name several: wrong numbers are worse than none.
 */
export function proposeCountry({ texts, language, timeZone }: Known): CountryCode | undefined {
  const named = countriesIn(texts.join(' '))
  if (named.size > 0) return named.size === 1 ? [...named][0] : undefined
  return Object.entries(countries).find(
    ([, { languages, zones }]) =>
      timeZone !== undefined &&
      (zones as string[]).includes(timeZone) &&
      (languages as string[]).includes(language),
  )?.[0]
}

/** Folds case, accents and forms of letters; words stand between spaces. */
const fold = (text: string): string =>
  ` ${(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\u0640]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `

const arabic = /\p{Script=Arabic}/u

/** Longest first: “Northern Ireland” names no other country. Arabic joins “in”, “to”, “and” to the name. */
const patterns = Object.entries(countries)
  .flatMap(([country, { places }]) =>
    places.map((place) => ({ country, name: fold(place).trim() })),
  )
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ country, name }) => ({
    country,
    pattern: new RegExp(`(?<= ${arabic.test(name) ? '(?:[وبلف]|ول|وب)?' : ''})${name}(?= )`, 'gu'),
  }))

function countriesIn(text: string): ReadonlySet<string> {
  let rest = fold(text)
  const found = new Set<string>()
  for (const { country, pattern } of patterns) {
    const without = rest.replaceAll(pattern, '·')
    if (without !== rest) found.add(country)
    rest = without
  }
  return found
}
