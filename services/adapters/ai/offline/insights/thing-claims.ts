// What a statement claims of one of the things that it names.
import { tokenize } from '../../rules/text/tokenizer.ts'
import { clausesOf, signsOf, type Claim, type Clause, type Signs } from './claim-signs.ts'
import type { ContentWord } from './concepts.ts'
import type { Statement } from './statements.ts'
import { isProblem, isTheme } from './themes.ts'

/** Claims that a whole statement makes about everything that it names. */
const ofAll: ReadonlySet<Claim> = new Set(['aside', 'nothing', 'wish'])

type Named = { clause: Clause; words: readonly ContentWord[] }

/** A clause of its own sign decides about the things that it names near it. */
export function claimOfThing(statement: Statement, concept: string, whole: Claim): Claim {
  if (ofAll.has(whole)) return whole
  if (signsOf(statement.text, statement.language).isEven) return 'content'
  const clauses = clausesOf(statement.text, statement.language)
  const named = clauses.flatMap((clause) => namedIn(clause, statement, concept))
  const signs = named.map(({ clause, words }) => {
    const [from, to] = [words[0]!.start - clause.start, words.at(-1)!.end - clause.start]
    return signsOf(around(clause.text, from, to), statement.language)
  })
  if (signs.some(({ isHarmless, isContent }) => isHarmless || isContent)) return 'content'
  const isBad = signs.some(({ bad }) => bad > 0)
  if (isTheme(concept) && isProblem(concept, statement.language))
    return whole === 'negative' || (isBad && whole !== 'positive') ? 'negative' : 'open'
  return nearClaim(signs, whole) ?? (isAboutThing(named, clauses) ? whole : 'open')
}

function namedIn(clause: Clause, { words }: Statement, concept: string): Named[] {
  const own = words.filter(
    (word) =>
      clause.start <= word.start &&
      word.end <= clause.end &&
      (word.concept === concept || word.classes.includes(concept)),
  )
  return own.length > 0 ? [{ clause, words: own }] : []
}

/** By what is said near the thing; undefined where that has no sign. */
function nearClaim(signs: readonly Signs[], whole: Claim): Claim | undefined {
  const [bad, good] = [signs.some((each) => each.bad > 0), signs.some((each) => each.good > 0)]
  if (bad && good) return 'open'
  if (bad) return whole === 'positive' ? 'open' : whole
  return good ? (whole === 'negative' ? 'open' : whole) : undefined
}

/** In words. */
const window = 5
const maxClauses = 2

/** Whether what is said beside a thing is said of it: it comes first, in a short text. */
function isAboutThing(named: readonly Named[], clauses: readonly Clause[]): boolean {
  const isFirst = named[0]?.clause.start === clauses[0]?.start
  const isNear = named.every(({ clause }) => tokenize(clause.text).length <= window * 2)
  return isFirst && clauses.length <= maxClauses && isNear
}

/** The words of a clause near a thing. */
function around(text: string, from: number, to: number): string {
  const tokens = tokenize(text)
  const first = tokens.findIndex(({ end }) => end > from)
  const last = tokens.findLastIndex(({ start }) => start < to)
  const start = tokens[Math.max(0, first - window)]?.start ?? 0
  return text.slice(start, tokens[Math.min(tokens.length - 1, last + window)]?.end)
}
