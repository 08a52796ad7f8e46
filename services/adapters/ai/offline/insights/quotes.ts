// The statements that stand for a group: quoted in its sentence, or cited as its sources.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Quotation } from '#ports/ai/reports.ts'
import { languageOf } from '../../languages/languages.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { isFunctionWord } from '../sentiment/function-words.ts'
import { sharedConcepts } from './shared-concepts.ts'
import { isMeaning } from './themes.ts'
import type { Statement } from './statements.ts'

const lengths = { fewest: 4, good: 7, long: 16, most: 22 }

export type Wording = {
  language: SurveyLanguage
  namesPerson: (statement: Statement, text: string) => boolean
}

export type QuoteChoice = { statement: Statement; quote: string }

/**
 * The best statements to quote, each of another person: short, complete, in the words of many, without names, and readable by
 * the owner if any is. One that the owner may read is not joined by one that is locked.
 */
export function chooseQuotes(
  statements: readonly Statement[],
  concept: string | undefined,
  { namesPerson }: Pick<Wording, 'namesPerson'>,
  most = 2,
): QuoteChoice[] {
  const shared = new Map(
    sharedConcepts(statements, undefined).map((each) => [each.concept, each.people]),
  )
  const candidates = statements.flatMap((statement) => {
    const quote = quoteOf(statement)
    if (quote === '' || namesPerson(statement, quote)) return []
    const words = tokenize(quote)
    const { backReferences } = languageOf(statement.language).insights
    const common = [...statement.concepts].reduce(
      (sum, each) => sum + (isMeaning(each) ? 0 : Math.max(0, (shared.get(each) ?? 0) - 1)),
      0,
    )
    const tooShort = Math.max(0, lengths.good - words.length) * 0.4
    const tooLong =
      Math.max(0, words.length - lengths.long) * 0.3 + (words.length > lengths.most ? 5 : 0)
    const refersBack = backReferences.has(words[0]?.folded ?? '') ? 1.2 : 0
    const isAbout = concept === undefined || statement.concepts.has(concept) ? 0 : 3
    const score =
      common / Math.sqrt(2 + statement.concepts.size) - tooShort - tooLong - refersBack - isAbout
    return [{ statement, quote, score: score + (statement.isReadable ? 100 : 0) }]
  })
  const chosen: QuoteChoice[] = []
  for (const { statement, quote } of candidates.toSorted((a, b) => b.score - a.score)) {
    const [first] = chosen
    const isOther = chosen.every(
      (each) => each.statement.person !== statement.person && each.quote !== quote,
    )
    const isAlike = !first || first.statement.isReadable === statement.isReadable
    if (chosen.length < most && isOther && isAlike) chosen.push({ statement, quote })
  }
  return chosen
}

/** The sentence, unless it is long or the owner may read only the statement; all of it where a part has no beginning. */
function quoteOf(statement: Statement): string {
  const { sentence, whole, isReadable, isSentenceReadable, isWholeReadable, language } = statement
  const isShort = ({ text }: { text: string }) => tokenize(text).length <= lengths.most
  if (isShort(whole) && isReadable === isWholeReadable) return trimQuote(whole.text, language)
  const isSentence = isShort(sentence) && isReadable === isSentenceReadable
  return trimQuote(isSentence ? sentence.text : statement.text, language)
}

/** Without a conjunction at its beginning. */
function trimQuote(text: string, language: SurveyLanguage): string {
  const { insights } = languageOf(language)
  let rest = text
  for (let cut = 0; cut < 2; cut++) {
    const [first] = tokenize(rest)
    if (!first) break
    if (!insights.leadingWords.has(first.folded) || tokenize(rest).length <= lengths.fewest) break
    rest = rest.slice(first.end).replace(/^[\s,،]+/u, '')
  }
  return rest.replace(/^[^\p{L}\p{N}]+|[\s,،;:]+$/gu, '')
}

/** How many words a statement is too short by: a few may be a courtesy. */
const missingWords = ({ text }: Statement) => Math.max(0, lengths.good - tokenize(text).length)

/** What is quoted of a statement, or the longest of its clauses that names nobody. */
function withoutNames(statement: Statement, namesPerson: Wording['namesPerson']): string {
  const { text, language } = statement
  const whole = quoteOf(statement)
  if (!namesPerson(statement, whole)) return whole
  const { conjunctions, danglingWords } = languageOf(language).insights
  const tokens = tokenize(text)
  const isPause = (from: number, to: number) => /[,،;:()–—]/u.test(text.slice(from, to))
  const isEdge = (at: number) =>
    isPause(tokens[at - 1]!.end, tokens[at]!.start) || conjunctions.has(tokens[at]!.folded)
  const starts = tokens.flatMap((token, at) => {
    if (at > 0 && !isEdge(at)) return []
    return [conjunctions.has(token.folded) ? at + 1 : at]
  })
  const ends = tokens.flatMap((_, at) => (at === tokens.length - 1 || isEdge(at + 1) ? [at] : []))
  let best = ''
  for (const from of starts)
    for (const to of ends) {
      if (to - from < lengths.fewest - 1) continue
      const part = text.slice(tokens[from]!.start, tokens[to]!.end)
      const isOpen =
        danglingWords.has(tokens[to]!.folded) || isFunctionWord(tokens[to]!.folded, language)
      if (!isOpen && part.length > best.length && !namesPerson(statement, part)) best = part
    }
  return best === '' ? longestRun(statement, namesPerson) : best
}

/** The most words in a row that name nobody. */
function longestRun(
  { text, ...statement }: Statement,
  namesPerson: Wording['namesPerson'],
): string {
  const tokens = tokenize(text)
  for (let length = tokens.length - 1; length >= fewestInRun; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const part = text.slice(tokens[from]!.start, tokens[from + length - 1]!.end)
      if (!namesPerson({ text, ...statement }, part)) return part
    }
  return ''
}
const fewestInRun = 3

/** One quote of each person: those chosen before first, then the shortest that says enough. At most `most` where one is given. */
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
      (a, b) =>
        Number(b.isReadable) - Number(a.isReadable) ||
        missingWords(a) - missingWords(b) ||
        a.text.length - b.text.length,
    )
    .flatMap((statement) => {
      if (people.has(statement.person)) return []
      const quote = withoutNames(statement, namesPerson)
      if (quote === '') return []
      people.add(statement.person)
      return [{ responseId: statement.responseId, quote }]
    })
  return [...chosen, ...rest].slice(0, most)
}
