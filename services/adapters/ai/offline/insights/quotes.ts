// The statements that stand for a group: quoted in its sentence, or cited as its sources.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { Quotation } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { sharedConcepts } from './shared-concepts.ts'
import { isSurePraise, type SignOf } from './signs.ts'
import { isMeaning } from './themes.ts'
import type { Statement } from './statements.ts'

const lengths = { fewest: 4, good: 7, long: 16, most: 22 }

export type Wording = {
  language: SurveyLanguage
  namesPerson: (statement: Statement, text: string) => boolean
  signOf: SignOf
}

export type QuoteChoice = { statement: Statement; quote: string }

/** The best statement to quote: short, complete, in the words of many, without names, and readable by the owner if any is. */
export function chooseQuote(
  statements: readonly Statement[],
  concept: string | undefined,
  { namesPerson, signOf }: Pick<Wording, 'namesPerson' | 'signOf'>,
  sign?: Sentiment,
): QuoteChoice | undefined {
  const shared = new Map(
    sharedConcepts(statements, undefined).map((each) => [each.concept, each.people]),
  )
  const candidates = statements.flatMap((statement) => {
    const quote = trimQuote(statement)
    if (quote === '' || namesPerson(statement, quote)) return []
    const words = tokenize(quote)
    const { backReferences } = languageOf(statement.language).insights
    const common = [...statement.concepts].reduce(
      (sum, each) => sum + (isMeaning(each) ? 0 : Math.max(0, (shared.get(each) ?? 0) - 1)),
      0,
    )
    const length = words.length
    const tooShort = Math.max(0, lengths.good - length) * 0.4
    const tooLong = Math.max(0, length - lengths.long) * 0.3 + (length > lengths.most ? 5 : 0)
    const refersBack = backReferences.has(words[0]?.folded ?? '') ? 1.2 : 0
    const isWish = statement.isWish || statement.isQuestion ? 2 : 0
    const isAbout = concept === undefined || statement.concepts.has(concept) ? 0 : 3
    const score =
      common / Math.sqrt(2 + statement.concepts.size) -
      tooShort -
      tooLong -
      refersBack -
      isAbout -
      isWish
    const typical = sign ? signFit(statement, signOf(statement), sign) : 0
    return [{ statement, quote, score: score + typical + (statement.isReadable ? 100 : 0) }]
  })
  const [best] = candidates.toSorted((a, b) => b.score - a.score)
  return best
}

/** A neutral statement may fit best; one whose sign is certainly the opposite never does. */
function signFit(statement: Statement, own: Sentiment, sign: Sentiment): number {
  if (own === sign) return 0.5
  const isOpposite =
    sign === 'positive' ? own === 'negative' : sign === 'negative' && isSurePraise(statement)
  return isOpposite ? -10 : 0
}

/** Without a conjunction at its beginning. */
function trimQuote({ text, language }: Statement): string {
  const { answers, insights } = languageOf(language)
  let rest = text
  for (let cut = 0; cut < 2; cut++) {
    const [first] = tokenize(rest)
    if (!first) break
    const drops =
      answers.clauseConjunctions.has(first.folded) || insights.leadingWords.has(first.folded)
    if (!drops || tokenize(rest).length <= lengths.fewest) break
    rest = rest.slice(first.end).replace(/^[\s,،]+/u, '')
  }
  return rest.replace(/^[^\p{L}\p{N}]+|[\s,،;:]+$/gu, '')
}

/** One quote of each person: those chosen before first, then the shortest. At most `most` where one is given. */
export function citeStatements(
  statements: readonly Statement[],
  first: readonly QuoteChoice[],
  namesPerson: (statement: Statement, text: string) => boolean,
  most = Infinity,
): Quotation[] {
  const chosen = first.map(({ statement, quote }) => ({ responseId: statement.responseId, quote }))
  const people = new Set(first.map(({ statement }) => statement.person))
  const rest = statements
    .toSorted(
      (a, b) => Number(b.isReadable) - Number(a.isReadable) || a.text.length - b.text.length,
    )
    .flatMap((statement) => {
      const quote = trimQuote(statement)
      if (people.has(statement.person) || quote === '' || namesPerson(statement, quote)) return []
      people.add(statement.person)
      return [{ responseId: statement.responseId, quote }]
    })
  return [...chosen, ...rest].slice(0, most)
}
