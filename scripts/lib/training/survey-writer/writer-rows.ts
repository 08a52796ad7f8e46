// What the survey writer learns from: goals with their things, and the questions of these.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../../../services/adapters/ai/languages/languages.ts'
import { readByRules } from '../../../../services/adapters/ai/offline/points/goal-things.ts'
import { splitWords } from '../../../../services/adapters/ai/rules/text/tokenizer.ts'
import { GoalRow, readCorpus } from '../corpus.ts'
import { isHeldBack, readWordings } from '../wording-corpus.ts'
import { readMarkedGoals, type MarkedGoal, type Span } from './marked-goals.ts'

type Question = { thing: string; question: string }

export type WriterRow = { goal: string; isUnseen: boolean } & (
  | ({ task: 'question'; others: readonly string[] } & Question)
  | ({ task: 'grade'; grade: number } & Question)
  | { task: 'things'; spans: readonly Span[] }
)

export function writerRows(language: SurveyLanguage): WriterRow[] {
  return [
    ...readMarkedGoals(language).flatMap((marked) => rowsOf(marked, language)),
    ...graded(language),
    ...readCorpus('goals', language, GoalRow).flatMap(({ rows }) =>
      rows.flatMap(({ g, c }) => c.map(({ p, s }) => seenQuestion(g, { thing: p, question: s }))),
    ),
  ]
}

const seenQuestion = (goal: string, { thing, question }: Question): WriterRow => ({
  ...{ task: 'question', goal, isUnseen: false, thing, question, others: [] },
})

function rowsOf(marked: MarkedGoal, language: SurveyLanguage): WriterRow[] {
  const { goal, things, isUnseen } = marked
  return [
    ...things.map(({ thing, question }): WriterRow => ({
      task: 'question',
      goal,
      isUnseen,
      thing,
      question,
      others: things.map((each) => each.thing),
    })),
    ...(isUnseen ? [] : thingsAsRead(marked, language)),
    { task: 'things', goal, isUnseen, spans: things.map(({ span }) => span) },
  ]
}

/** From this share of common words on, what the engine reads in a goal is the marked thing. */
const sameFrom = 0.66

/** The things as the engine reads them in a goal, which is not always as they are marked. */
function thingsAsRead({ goal, things }: MarkedGoal, language: SurveyLanguage): WriterRow[] {
  const { clauses } = languageOf(language)
  const own = readByRules(goal, language).things
  const read = [...own, ...(clauses.refer?.(own, goal) ?? own).map(clauses.label)]
  return things.flatMap(({ thing: marked, question }) => {
    const [best] = read
      .map((thing) => ({ thing, share: commonWords(thing, marked) }))
      .toSorted((a, b) => b.share - a.share)
    const isOther = best && best.thing.toLowerCase() !== marked.toLowerCase()
    return isOther && best.share >= sameFrom
      ? [seenQuestion(goal, { thing: best.thing, question })]
      : []
  })
}

/** The words that two texts have in common, as a share from 0 to 1. */
function commonWords(left: string, right: string): number {
  const [one, other] = [left, right].map((text) => splitWords(text.toLowerCase()))
  const common = one!.filter((word) => other!.includes(word)).length
  return (2 * common) / (one!.length + other!.length)
}

/** These name the survey's subject instead of the thing. */
const isOfAnotherThing = /^(?:filled|known)$/u

function graded(language: SurveyLanguage): WriterRow[] {
  return readWordings(language).flatMap(({ author, goals, labels }) =>
    labels.flatMap(({ grade, kind, n, thing, text: question }): WriterRow[] => {
      const goal = goals.get(n)
      if (thing === '-' || isOfAnotherThing.test(kind) || goal === undefined) return []
      const isUnseen = isHeldBack(author)
      return [{ task: 'grade', goal, isUnseen, thing, question, grade: Number(grade) }]
    }),
  )
}
