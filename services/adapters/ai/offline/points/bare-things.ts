// Things that no question word and no wish introduces.
import type { Clauses } from '../../languages/types/clauses.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { itemComma } from './goal-sentences.ts'
import { splitAtConjunction } from './listed-things.ts'

const maxBareNoun = 3
const minReasons = 3

/** "Why do they leave? Pay, hours, noise": one question among them. */
export function asReasons(
  listed: readonly string[],
  [first = '']: readonly string[],
  { supposed }: Clauses,
): readonly string[] {
  if (!supposed?.why.test(first) || listed.length < minReasons) return listed
  const items = `${listed.slice(0, -1).join(`${itemComma} `)}${supposed.or}${listed.at(-1)}`
  return [`${supposed.which}${itemComma} ${items}`]
}

/** What stands before the first question of a sentence; `mark` is between them, undefined where none follows. */
export function bareThings(part: string, mark: string | undefined, clauses: Clauses): string[] {
  if (mark === undefined || part === '' || clauses.question.test(part)) return []
  // "Homework load and how long it takes"
  const isJoined = /^\s+\p{L}+\s+$/u.test(mark)
  return isJoined && isBareNoun(part, clauses) ? [part] : behindPeople(part, clauses)
}

/** "Coffee growers, size of the farm, whether they sell": what is between those who are asked and the questions. */
function behindPeople(part: string, clauses: Clauses): string[] {
  const [people = '', ...items] = part.split(/[,،]\s*/u)
  const areThings =
    clauses.audience(people) !== undefined &&
    items.every(
      (item) => item.includes(' ') && isBareItem.test(item) && !clauses.relative.test(item),
    )
  return areThings ? items.flatMap((item) => splitAtConjunction(item, clauses)) : []
}

const isBareItem =
  /^(?!(?:mostly|mainly|especially|aged|all|most|some|many|both|not|who|with|from|in|on|at|of|for|we|they|our|principalmente|quase|todos|todas|maioria|muitos|que|com|sem|de|d[ao]s?|entre|n[ao]s?|em|para|a gente|nós)(?!\p{L}))\p{L}/iu

/** "Homework load", unlike "our gym" and "parents of teenagers". */
const isBareNoun = (thing: string, clauses: Clauses): boolean =>
  tokenize(thing).length <= maxBareNoun &&
  !/^(?:the|our|my|we|i|a|an|o|os|as|noss\p{L}*|meu|minha|eu|temos|tenho|ال\p{L}*|عندنا|عندي)(?!\p{L})/iu.test(
    thing,
  ) &&
  clauses.audience(thing) === undefined &&
  [clauses.lead, clauses.wish, clauses.relative, clauses.instruction].every(
    (sign) => !sign.test(thing),
  )
