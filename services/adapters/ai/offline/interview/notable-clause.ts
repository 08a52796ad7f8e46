// The clause of an answer that deserves a question most, where a follow-up can repeat it.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Span } from '#ports/ai/common.ts'
import { languageOf } from '../../languages/languages.ts'
import type { ClauseSign } from '../../languages/types/salience.ts'
import { deniesProblem, isDispleased, outrightIn } from '../../rules/intent/harm.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { truncateAtPause } from '../../rules/text/sentence.ts'
import { tokenize, type Clause } from '../../rules/text/tokenizer.ts'
import { isWhole } from './quotable-clause.ts'
import { salienceOf, signsOf } from './salience.ts'

/** Longest piece of an answer that a follow-up repeats. */
const maxQuoteLength = 80
/** In words. A shorter answer is not said back. */
const minAnswer = 10
const minClauses = 2
const minWords = 4
const minSalience = 6

/** What was lost, done or changed; without loss only in an answer that is not content. */
const notableSigns: ReadonlySet<ClauseSign> = new Set(['harm', 'decision', 'change'])

/** Undefined where no clause stands out, or none can stand alone. */
export function notableSpan(
  answer: string,
  clauses: readonly Clause[],
  language: SurveyLanguage,
): Span | undefined {
  if (clauses.length < minClauses || tokenize(answer).length < minAnswer) return undefined
  const isUnhappy = isDispleased(answer, language)
  const [best] = clauses
    .map((clause) => ({ clause, weight: salienceOf(clause.text, language) }))
    .filter(
      ({ clause, weight }) =>
        weight >= minSalience &&
        isNotable(clause.text, language) &&
        (signsOf(clause.text, language).includes('harm') ||
          (isUnhappy && !isNegated(clause.text, language))),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ clause }) => trimClause(answer, clause, language))
    .filter((span) => isWhole(answer.slice(span.start, span.end), language))
  return best
}

/** "I never stopped coming" is no change. */
const isNegated = (clause: string, language: SurveyLanguage): boolean =>
  tokenize(clause).some(({ folded }) => sentimentLexiconOf(language).roles.negations.has(folded))

/** What gives its reason is explained. */
function isNotable(clause: string, language: SurveyLanguage): boolean {
  const signs = signsOf(clause, language)
  return (
    clause.length <= maxQuoteLength &&
    tokenize(clause).length >= minWords &&
    !deniesProblem(clause, language) &&
    !signs.includes('reason') &&
    signs.some((sign) => notableSigns.has(sign))
  )
}

/** Whether a clause that is cut ends before what is said in so many words: "nothing was wrong and that night he collapsed". */
export const losesHarm = (cut: string, whole: string, language: SurveyLanguage): boolean =>
  cut !== whole &&
  outrightIn([{ text: whole }], language) !== undefined &&
  outrightIn([{ text: cut }], language) === undefined

/** The clause without the conjunctions at its ends. */
export function trimClause(answer: string, clause: Clause, language: SurveyLanguage): Span {
  const { opinionPrefix, clauseConjunctions } = languageOf(language).answers
  const { turns } = sentimentLexiconOf(language).roles
  const whole = answer.slice(clause.start, clause.end)
  const cut = truncateAtPause(whole, language, maxQuoteLength)
  const text = losesHarm(cut, whole, language) ? whole : cut
  const opinion = opinionPrefix?.exec(text)?.[0].length ?? 0
  const words = tokenize(text).filter(({ start }) => start >= opinion)
  const isConjunction = (folded: string) => clauseConjunctions.has(folded) || turns.has(folded)
  const first = words.find(({ folded }) => !isConjunction(folded))
  const last = words.findLast(({ folded }) => !isConjunction(folded))
  const [from, to] = [first?.start ?? 0, last?.end ?? text.length]
  return from < to
    ? { start: clause.start + from, end: clause.start + to }
    : { start: clause.start, end: clause.start + text.length }
}
