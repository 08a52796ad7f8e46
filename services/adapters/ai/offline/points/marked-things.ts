// The things of a goal as the survey writer marks them.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Clauses } from '../../languages/types/clauses.ts'
import { languageOf } from '../../languages/languages.ts'
import { surveyWriterOf } from '../../learned/writer/survey-writer.ts'
import { mendSlips, trimThing } from './goal-sentences.ts'

/** Whom to ask, how, and what in particular is no thing to ask. */
const asksNothing = (text: string, { addressing, caption, instruction, emphasis }: Clauses) =>
  [addressing, caption, instruction, emphasis].some((sign) => sign?.test(text))

export function markedThings(goal: string, language: SurveyLanguage): string[] {
  const { clauses } = languageOf(language)
  const parts = surveyWriterOf(language)?.things(mendSlips(goal, language)) ?? []
  const things = parts
    // What is no thing can stand at the beginning, too.
    .map(({ text }) => trimThing(` ${text}`.replace(clauses.background, '')))
    .map((text) => clauses.withoutAnd?.(text) ?? text)
    .filter((text) => text !== '' && !asksNothing(text, clauses))
  return [...new Set(things)]
}
