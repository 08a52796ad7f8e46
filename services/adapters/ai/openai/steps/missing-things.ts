// What a goal asks about and no point of a proposed survey does.
import type { SurveyLanguage } from '#contract/languages.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'

type Proposed = {
  language: SurveyLanguage
  things: readonly string[]
  points: readonly { things: readonly number[]; text: string; question: string }[]
}

/** The things that no point names by its number, and of which no point has a word. */
export function missingThings({ language, things, points }: Proposed): string[] {
  const stemsOf = (text: string) => contentStems(tokenize(text), language)
  const named = new Set(points.flatMap((point) => point.things))
  const words = new Set(points.flatMap(({ text, question }) => stemsOf(`${text} ${question}`)))
  return things.filter((thing, at) => {
    const stems = stemsOf(thing)
    return !named.has(at + 1) && stems.length > 0 && !stems.some((stem) => words.has(stem))
  })
}
