// The things of a goal as the survey writer marks them.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Clauses } from '../../languages/types/clauses.ts'
import { languageOf } from '../../languages/languages.ts'
import { surveyWriterOf, type MarkedPart } from '../../learned/writer/survey-writer.ts'
import { mendSlips, trimThing } from './goal-sentences.ts'

/** Whom to ask, and how, is no thing to ask. */
const asksNothing = (text: string, { addressing, caption, instruction }: Clauses) =>
  [addressing, caption, instruction].some((sign) => sign?.test(text))

export function markedThings(goal: string, language: SurveyLanguage): string[] {
  const { clauses } = languageOf(language)
  const mended = mendSlips(goal, language)
  const parts = surveyWriterOf(language)?.things(mended) ?? []
  // "Especially the price and the staff": what follows in the sentence is emphasised, too.
  const emphasised = parts.find(({ text }) => clauses.emphasis?.test(text))
  const isEmphasised = ({ start }: MarkedPart) =>
    emphasised !== undefined &&
    start >= emphasised.start &&
    !/[.!?؟]\s/u.test(mended.slice(emphasised.start, start))
  const things = parts
    .filter((part) => !isEmphasised(part))
    .map(({ text }) => trimThing(text.replace(clauses.background, '')))
    .map((text) => clauses.withoutAnd?.(text) ?? text)
    .filter((text) => text !== '' && !asksNothing(text, clauses))
  return [...new Set(things)]
}
