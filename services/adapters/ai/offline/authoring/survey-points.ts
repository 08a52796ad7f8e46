// The points of a survey with their spoken questions.
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { languageOf } from '../../languages/languages.ts'
import { lowerFirst, truncateAtWord, upperFirst } from '../../rules/text/sentence.ts'
import type { Focus } from '../../languages/types/clauses.ts'
import type { GoalReading } from '../points/goal-reading.ts'
import { fillSubject } from '../points/points.ts'
import { questionCandidates, type Candidate } from '../points/question-candidates.ts'
import { chooseQuestions, type AskedThing } from './question-choice.ts'

export type Proposed = { text: string; question: string }

export type ThingToAsk = AskedThing & { label: string }

type Wish = { goal: string; language: SurveyLanguage; audience: string | undefined }
type Asked = Wish & { subjects?: readonly string[] }

/** One of the engine's own, or a topic in the words of the goal. `filling` is what the engine's own are about. */
export function thingOfText(text: string, filling: string, asked: Asked): ThingToAsk {
  const thing = fillSubject(text, filling, asked.language)
  return { label: thing, thing, candidates: questionCandidates(thing, asked) }
}

/**
 * A point for each thing, in the words of the goal, without those that `others` ask. A thing that no question suits is left
 * out.
 */
export function pointsOfThings(
  asked: readonly ThingToAsk[],
  { goal, language }: Wish,
  others: readonly Proposed[] = [],
): Proposed[] {
  const questions = chooseQuestions(asked, {
    ...{ goal, language, others: others.map(({ question }) => question) },
  })
  return asked.flatMap(({ label }, at): Proposed[] => {
    const question = questions[at]
    const text = upperFirst(truncateAtWord(label, language, limits.validationPoint.max))
    return question === undefined ? [] : [{ text, question }]
  })
}

/** Each thing with the wordings in which it can be asked, from `referred`: with what its pronouns stand for. */
export function thingsToAsk(
  things: readonly string[],
  referred: readonly string[],
  { owners, ...asked }: Asked & { owners: GoalReading['labels'] },
): ThingToAsk[] {
  const { clauses } = languageOf(asked.language)
  const main = mainThing(things, referred, asked)
  return things.map((thing, at) => {
    const own = owners?.get(thing)
    const belongsTo = own ? nounOf(lowerFirst(own)) : at > 0 ? main : undefined
    const whole = clauses.label(referred[at]!)
    return {
      label: clauses.label(thing),
      thing: whole,
      candidates: withOwner(questionCandidates(whole, { ...asked, belongsTo }), own),
    }
  })
}

/** "Repairs: how long they wait": without its label the question cannot be understood. */
function withOwner(
  candidates: readonly Candidate[],
  own: string | undefined,
): readonly Candidate[] {
  const within = own ? candidates.filter(({ kind }) => kind === 'within') : []
  return within.length > 0 ? within : candidates
}

/** What the later things belong to. */
function mainThing(
  things: readonly string[],
  referred: readonly string[],
  { goal, language, audience }: Wish,
): Focus | undefined {
  const { clauses } = languageOf(language)
  const first = clauses.label(referred[0] ?? '')
  // The first item of a list is not what the others belong to.
  const own = clauses.question.test(first) ? clauses.focus?.(first, audience) : undefined
  const isWhole = own?.kind === 'activity' || things.length <= 2
  return (isWhole ? own : undefined) ?? clauses.ownThing?.(goal)
}

const nounOf = (phrase: string): Focus => ({ kind: 'noun', phrase, object: phrase })

const ranks = { easy: 0, hard: 1, closing: 2 }

/** What is easy to answer first, then money and leaving, then what would bring respondents back; else as in the goal. */
export function inOrder(points: readonly Proposed[], language: SurveyLanguage): Proposed[] {
  const { notFirst, closes } = languageOf(language).clauses
  const rankOf = ({ text }: Proposed) => {
    if (notFirst?.test(text)) return ranks.hard
    return closes?.test(text) ? ranks.closing : ranks.easy
  }
  const distinct = points.filter(
    ({ text, question }, at) =>
      points.findIndex((each) => each.question === question || each.text === text) === at,
  )
  return distinct.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Further things about the one that a goal asks; undefined where it is not certain what that is about. */
export function focusedThings(things: readonly string[], asked: Wish): ThingToAsk[] | undefined {
  const { clauses, points } = languageOf(asked.language)
  const [thing] = things
  const focus =
    thing !== undefined && things.length === 1 ? clauses.focus?.(thing, asked.audience) : undefined
  return focus && points.byFocus[focus.kind].map(([text]) => thingOfText(text, focus.phrase, asked))
}
