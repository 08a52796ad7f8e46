// What a text speaks of: concepts that have many words, and the stems of its other words.
import type { SurveyLanguage } from '#contract/languages.ts'
import { perLanguage } from '../../languages/languages.ts'
import { conceptNames } from '../../languages/types/concepts.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { tokenize, toSearchText } from '../../rules/text/tokenizer.ts'

export const conceptPrefix = 'concept:'

const conceptPatterns = perLanguage(({ concepts }) =>
  concepts ? conceptNames.map((name) => [name, new RegExp(concepts[name], 'gu')] as const) : [],
)

/** The concepts of a text, and the stems of its other words. Those of a survey's points are asked for with each answer. */
export const featuresOf = cachedByLanguage(200, findFeatures)

function findFeatures(text: string, language: SurveyLanguage): ReadonlySet<string> {
  let rest = toSearchText(text)
  const found = new Set<string>()
  for (const [name, pattern] of conceptPatterns(language)) {
    const without = rest.replaceAll(pattern, ' ')
    if (without !== rest) found.add(`${conceptPrefix}${name}`)
    rest = without
  }
  for (const stem of contentStems(tokenize(rest), language)) found.add(stem)
  return found
}

/** Whether two texts speak of the same thing, in whatever words. */
export function sharesConcept(text: string, other: string, language: SurveyLanguage): boolean {
  const shared = featuresOf(text, language).intersection(featuresOf(other, language))
  return [...shared].some((feature) => feature.startsWith(conceptPrefix))
}
