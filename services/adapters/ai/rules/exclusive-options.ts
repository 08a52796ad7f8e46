// Options of a multiple choice that cannot be chosen together with another one: "None of these", "Never", "I do not know".
import type { QuestionKind } from '#contract/survey.ts'
import { acrossLanguages } from '../languages/languages.ts'
import { toSearchText } from './text/tokenizer.ts'

/** In any language; empty where the question is no multiple choice. */
export function exclusiveOptionsIn(kind: QuestionKind, options: readonly string[]): string[] {
  if (kind !== 'multiple') return []
  const { patterns, nonresponses } = exclusiveWords()
  return options.filter((option) => {
    const text = toSearchText(option).trim()
    return nonresponses.has(text) || patterns.some((pattern) => pattern.test(text))
  })
}

const exclusiveWords = acrossLanguages((languages) => ({
  patterns: languages.map(({ choices }) => choices.exclusiveOption),
  nonresponses: new Set(
    languages
      .flatMap(({ choices }) => Object.values(choices.nonresponseOptions).flat())
      .map((option) => toSearchText(option).trim()),
  ),
}))
