// The things of a goal as the survey writer marks them.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { surveyWriterOf } from '../../learned/writer/survey-writer.ts'
import { mendSlips } from './goal-sentences.ts'

const edges = /^[\s,،;؛:.\-–—"“”«»()]+|[\s,،;؛:.!?؟\-–—"“”«»()]+$/gu

export function markedThings(goal: string, language: SurveyLanguage): string[] {
  const { clauses } = languageOf(language)
  const parts = surveyWriterOf(language)?.things(mendSlips(goal, language)) ?? []
  const things = parts
    .map(({ text }) => text.replaceAll(edges, ''))
    .map((text) => clauses.withoutAnd?.(text) ?? text)
    .filter((text) => text !== '')
  return [...new Set(things)]
}
