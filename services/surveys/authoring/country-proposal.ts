// The country of a survey whose owner has set none: proposed once, when it is drafted; the owner can change it.
import type { CountryCode } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import countries from './places.json' with { type: 'json' }

type Known = {
  /** What the owner wrote. */
  texts: readonly string[]
  language: SurveyLanguage
  /** The owner's time zone; undefined if it is unknown. */
  timeZone: string | undefined
}

/**
 * The one country whose city, or whose name in a language of its people, the texts have; where they have none, that of the owner's
 * time zone, if its people speak the survey's language. Undefined where the texts name several, or a city of people who speak
 * another language, in another time zone, where respondents may only travel: wrong numbers are worse than none.
 */
export function proposeCountry({ texts, language, timeZone }: Known): CountryCode | undefined {
  const named = countriesIn(texts.join(' '), language)
  const isOwn = ({ speaks }: Country) => speaks.includes(language)
  const isHere = ({ zones }: Country) => timeZone !== undefined && zones.includes(timeZone)
  const [only] = named.size > 0 ? all.filter(({ country }) => named.has(country)) : []
  if (only) return named.size === 1 && (isOwn(only) || isHere(only)) ? only.country : undefined
  return all.find((each) => isHere(each) && isOwn(each))?.country
}

type Country = {
  country: CountryCode
  speaks: string[]
  names: string[]
  cities: string[]
  zones: string[]
}

const all: readonly Country[] = Object.entries(countries).map(
  ([country, { languages, ...rest }]) => ({
    ...{ country, speaks: languages, ...rest },
  }),
)

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
const patterns = all
  .flatMap(({ names, cities, ...of }) => [
    ...names.map((name) => ({ ...of, name: fold(name).trim(), isCity: false })),
    ...cities.map((name) => ({ ...of, name: fold(name).trim(), isCity: true })),
  ])
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ name, ...of }) => ({
    ...of,
    pattern: new RegExp(`(?<= ${arabic.test(name) ? '(?:[وبلف]|ول|وب)?' : ''})${name}(?= )`, 'gu'),
  }))

/** A country that is named in another language may be where people travel to. */
function countriesIn(text: string, language: SurveyLanguage): ReadonlySet<CountryCode> {
  let rest = fold(text)
  const found = new Set<CountryCode>()
  for (const { country, speaks, isCity, pattern } of patterns) {
    const without = rest.replaceAll(pattern, '·')
    if (without !== rest && (isCity || speaks.includes(language))) found.add(country)
    rest = without
  }
  return found
}
