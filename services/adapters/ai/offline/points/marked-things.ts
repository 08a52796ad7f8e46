// The things of a goal as the survey writer marks them.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Clauses } from '../../languages/types/clauses.ts'
import { languageOf } from '../../languages/languages.ts'
import { surveyWriterOf, type MarkedPart } from '../../learned/writer/survey-writer.ts'
import { mendSlips, trimThing } from './goal-sentences.ts'

/** The people to ask, and the manner, are nothing to ask about. */
const asksNothing = (text: string, { addressing, brief, caption, instruction }: Clauses) =>
  [addressing, brief?.limit, caption, instruction].some((sign) => sign?.test(text))

/** The owner's plan before the wish: "Before we decide whether to extend it, we want to know". */
const isOwnersPlan = (start: number, goal: string, { plan }: Clauses) =>
  plan !== undefined &&
  [...goal.matchAll(plan)].some(
    ({ index, 0: planned }) => start >= index && start < index + planned.length,
  )

/** "Which days [and] hours suit them": two nouns of one question. */
const questionNoun = /^(?:which|what|quais|que|qual) \p{L}+$/iu
const conjunction = /^\s+(?:and|or|e|ou)\s+$/iu

/** The parts without what stands in brackets, which names answers; two nouns of one question as one part. */
function wholeParts(parts: readonly MarkedPart[], goal: string): MarkedPart[] {
  const brackets = [...goal.matchAll(/\([^()]*\)/gu)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
  const outside = parts
    .filter(({ start }) => !brackets.some(({ from, to }) => start > from && start < to))
    .map((part) => {
      const cut = brackets.find(
        ({ from, to }) => from > part.start && from < part.end && part.end < to,
      )
      return cut ? { ...part, end: cut.from, text: goal.slice(part.start, cut.from).trim() } : part
    })
  return outside.reduce<MarkedPart[]>((whole, part) => {
    const before = whole.at(-1)
    const isPair =
      before !== undefined &&
      questionNoun.test(before.text) &&
      conjunction.test(goal.slice(before.end, part.start))
    if (!isPair) return [...whole, part]
    const text = goal.slice(before.start, part.end)
    return [...whole.slice(0, -1), { text, start: before.start, end: part.end }]
  }, [])
}

export function markedThings(goal: string, language: SurveyLanguage): string[] {
  const { clauses } = languageOf(language)
  const mended = mendSlips(goal, language)
  const parts = wholeParts(surveyWriterOf(language)?.things(mended) ?? [], mended).filter(
    ({ start }) => !isOwnersPlan(start, mended, clauses),
  )
  // "Especially the price and the staff": what follows in the sentence is emphasised, too.
  const emphasised = parts.find(({ text }) => clauses.emphasis?.test(text))
  const isEmphasised = ({ start }: MarkedPart) =>
    emphasised !== undefined &&
    start >= emphasised.start &&
    !/[.!?؟]\s/u.test(mended.slice(emphasised.start, start))
  const things = parts
    .filter((part) => !isEmphasised(part))
    .map(({ text }) => trimThing(text.split(/(?<=[?؟])\s/u)[0]!.replace(clauses.background, '')))
    .map((text) => clauses.withoutAnd?.(text) ?? text)
    .filter((text) => text !== '' && !asksNothing(text, clauses))
  return [...new Set(things)]
}
