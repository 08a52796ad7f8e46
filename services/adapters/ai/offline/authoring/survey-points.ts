// The points of a survey with their spoken questions.
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { languageOf } from '../../languages/languages.ts'
import { lowerFirst, truncateAtWord, upperFirst } from '../../rules/text/sentence.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import type { Focus } from '../../languages/types/clauses.ts'
import type { GoalReading } from '../points/goal-things.ts'
import { fillSubject } from '../points/points.ts'
import { spokenQuestionOf } from '../points/spoken-question.ts'

export type Proposed = { text: string; question: string }

type Asked = { language: SurveyLanguage; audience: string | undefined }

/** One of the engine's own, or a topic in the words of the goal. */
export function pointOfText(
  text: string,
  subject: string,
  { language, audience }: Asked,
): Proposed {
  const point = fillSubject(text, subject, language)
  return { text: upperFirst(point), question: spokenQuestionOf(point, language, audience) }
}

const usualFrameWords = 4
const maxTurns = 5
const maxArticle = 2
/** Questions that name what the survey is about: more would sound alike. */
const maxWithin = 2

/**
 * A point for each thing, in the words of the goal. Its question is worded from `referred`, the thing with what its
 * pronouns stand for, and differently from the others where it can be.
 */
export function pointsOfThings(
  things: readonly string[],
  referred: readonly string[],
  { goal, owners, language, audience }: Asked & { goal: string; owners: GoalReading['labels'] },
): Proposed[] {
  const { clauses } = languageOf(language)
  const labels = things.map((thing) => clauses.label(thing))
  const asked = referred.map((thing) => clauses.label(thing))
  const first = asked[0] ?? ''
  // The first item of a list is not what the others belong to.
  const isClause = clauses.question.test(first)
  const own = isClause ? clauses.focus?.(first, audience) : undefined
  const main =
    own?.kind === 'activity' || things.length <= 2
      ? (own ?? clauses.ownThing?.(goal))
      : clauses.ownThing?.(goal)
  let left = maxWithin
  const used = new Set<string>()
  const points = labels.map((label, at): Proposed => {
    const question = wordFreshly(asked[at]!, { language, audience, used })
    const called = owners?.get(things[at]!)
    const belongsTo = called ? nounOf(lowerFirst(called)) : main
    const within =
      belongsTo && (called || (at > 0 && left > 0))
        ? clauses.within?.(question, belongsTo)
        : undefined
    if (within && within !== question && !called) left -= main?.kind === 'activity' ? 1 : maxWithin
    return {
      text: upperFirst(truncateAtWord(label, language, limits.validationPoint.max)),
      question: within ?? question,
    }
  })
  return inOrder(points, language)
}

const nounOf = (phrase: string): Focus => ({ kind: 'noun', phrase, object: phrase })

/** The first of the wordings whose beginning no other question has. */
function wordFreshly(
  thing: string,
  { language, audience, used }: Asked & { used: Set<string> },
): string {
  const { frameWords = usualFrameWords } = languageOf(language).clauses
  const frameOf = (question: string) => {
    const words = fold(question).split(' ')
    // A word as short as an article begins the noun.
    const count = (words[frameWords - 1]?.length ?? 0) <= maxArticle ? frameWords - 1 : frameWords
    return words.slice(0, count).join(' ')
  }
  const wordings = Array.from({ length: maxTurns }, (_, turn) =>
    spokenQuestionOf(thing, language, audience, turn),
  )
  const question = wordings.find((each) => !used.has(frameOf(each))) ?? wordings[0]!
  used.add(frameOf(question))
  return question
}

const ranks = { easy: 0, hard: 1, closing: 2 }

/** What is easy to answer first, then money and leaving, then what would bring respondents back; else as in the goal. */
function inOrder(points: readonly Proposed[], language: SurveyLanguage): Proposed[] {
  const { notFirst, closes } = languageOf(language).clauses
  const rankOf = ({ text }: Proposed) => {
    if (notFirst?.test(text)) return ranks.hard
    return closes?.test(text) ? ranks.closing : ranks.easy
  }
  const distinct = points.filter(
    ({ question }, at) => points.findIndex((each) => each.question === question) === at,
  )
  return distinct.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Further points about the one thing that a goal asks; undefined where it is not certain what that is about. */
export function focusedPoints(
  things: readonly string[],
  { language, audience }: Asked,
): Proposed[] | undefined {
  const { clauses, points } = languageOf(language)
  const [thing] = things
  const focus =
    thing !== undefined && things.length === 1 ? clauses.focus?.(thing, audience) : undefined
  return (
    focus &&
    points.byFocus[focus.kind].map(([text]) =>
      pointOfText(text, focus.phrase, { language, audience }),
    )
  )
}
