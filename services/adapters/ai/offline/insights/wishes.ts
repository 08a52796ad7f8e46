// What several people ask for alike: wishes with a thing, a theme or an issue in common.
import { isFunctionWord } from '../sentiment/function-words.ts'
import { languageOf } from '../../languages/languages.ts'
import { splitWords, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import type { Survey } from './group.ts'
import { peopleOf } from './people.ts'
import { probabilitiesOf } from './statement-probabilities.ts'
import type { Statement } from './statements.ts'
import { stemOf } from './stems.ts'
import { isTheme } from './themes.ts'
import type { Thing } from './things.ts'

export type Wish = { thing: Thing | undefined; statements: readonly Statement[] }

const minPeople = 2
/** The least probability of an issue, by the model. */
const leastLikely = 0.4

/** All that people ask for: any answer to what should change that is no contentment, and wishes elsewhere. */
export const isWished = (statement: Statement, claimOf: Survey['claimOf']): boolean => {
  const claim = claimOf(statement)
  if (claim === 'wish') return true
  return statement.asksFor === 'wish' && claim === 'open' && tokenize(statement.text).length >= 2
}

/** Wishes of at least two people, those of most people first; each is in one of them. */
export function poolWishes(survey: Survey, left: ReadonlySet<Statement>): Wish[] {
  const { statements, things, goal, objectives, claimOf } = survey
  const asked = [goal, ...objectives.map(({ text }) => text)]
  const known = new Set(asked.flatMap((text) => splitWords(text).map(stemOf)))
  const isOfSurvey = ({ bare, concept }: Thing) =>
    !isTheme(concept) && splitWords(bare).some((word) => known.has(stemOf(word)))
  const wishes = new Set(statements.filter((each) => left.has(each) && isWished(each, claimOf)))
  const byThing = things
    .filter((thing) => !isOfSurvey(thing) && !thing.isSigned)
    .map((thing): Wish => ({
      thing,
      statements: thing.statements.filter(
        (each) => wishes.has(each) && isAbout(each, thing.concept),
      ),
    }))
  const byIssue = Map.groupBy(
    [...wishes].flatMap((statement) => issuesIn(statement).map((name) => ({ name, statement }))),
    ({ name }) => name,
  )
  const alike = [...byIssue.values()].map((own): Wish => ({
    thing: undefined,
    statements: own.map(({ statement }) => statement),
  }))
  const byWord = Map.groupBy(
    [...wishes]
      .filter(({ isAskedAlike }) => !isAskedAlike)
      .flatMap((statement) =>
        statement.words
          .filter(
            ({ concept, folded }) => !known.has(stemOf(folded)) && isAbout(statement, concept),
          )
          .map(({ concept }) => ({ concept, statement })),
      ),
    ({ concept }) => concept,
  )
  const together = [...byWord.values()].map((own): Wish => ({
    thing: undefined,
    statements: [...new Set(own.map(({ statement }) => statement))],
  }))
  const pooled: Wish[] = []
  const rest = [...byThing, ...alike, ...together]
  for (;;) {
    const [best] = rest
      .map(({ thing, statements: own }) => ({
        thing,
        statements: own.filter((each) => wishes.has(each)),
      }))
      .filter((each) => peopleOf(each.statements).size >= minPeople)
      .toSorted((a, b) => peopleOf(b.statements).size - peopleOf(a.statements).size)
    if (!best) return pooled
    pooled.push(best)
    for (const each of best.statements) wishes.delete(each)
  }
}

function issuesIn(statement: Statement): string[] {
  const read = probabilitiesOf(statement)
  return [...(read?.issues ?? [])].flatMap(([name, { bad, good }]) =>
    bad + good >= leastLikely ? [name] : [],
  )
}

/** In answer to a question of one's own, so many words may stand between a wish and what is asked for: "stop the judge on the bench" is about no bench. */
const maxBefore = 1

/** "A lesson before the test" asks for nothing about the test. */
function isAbout(statement: Statement, concept: string): boolean {
  const { text, words, language, isAskedAlike } = statement
  const { timePrepositions, wishes } = languageOf(language).insights
  const own = words.filter((word) => word.concept === concept || word.classes.includes(concept))
  return own.some(({ start }) => {
    const before = toSearchText(text.slice(0, start))
    if (timePrepositions.test(before)) return false
    const { index = 0, 0: wish = '' } = wishes.exec(before) ?? {}
    const asked = isAskedAlike ? '' : before.slice(index + wish.length)
    return splitWords(asked).filter((word) => !isFunctionWord(word, language)).length <= maxBefore
  })
}
