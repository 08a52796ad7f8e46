// How well an answer covers an objective: by the number of concrete things that it says.
import type { Objective, ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import type { ClauseSign } from '../../languages/types/salience.ts'
import { learnedWorth, saleThreshold } from '../../learned/judgements.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { isFactual } from './question-forms.ts'
import { signsOf } from './salience.ts'

type Coverage = NonNullable<CodedAnswer['coverage']>[number]['status']

/** A contrast or a wish alone says nothing that happened. */
const concreteSigns: readonly ClauseSign[] = [
  'harm',
  'decision',
  'money',
  'change',
  'event',
  'reason',
  'number',
  'habit',
]
const partial = { signs: 1, stems: 4 }
const covered = { signs: 3, stems: 14 }
/** Content words that cover the question, in an answer that the model of worth takes for an account of one's own. */
const stemsOfAccount = { partial: 4, covered: 8 }
/** Content words that cover the question, in a reply to a follow-up after a concrete answer. */
const stemsOfReply = 2

type AnswerToAsked = {
  answer: string
  clauses: readonly { text: string }[]
  before: ObjectiveStatus | undefined
}

/**
 * A question for a fact is answered by anything. After a concrete answer the reply to a follow-up completes it, and an account
 * of one's own needs no word of the lists.
 */
export function coverageOfAsked(
  { text, question = text }: Objective,
  { answer, clauses, before }: AnswerToAsked,
  language: SurveyLanguage,
): Coverage {
  if (isFactual(question, language) && clauses.length > 0) return 'covered'
  const texts = clauses.map((clause) => clause.text)
  const byWords = coverageBy(texts, language)
  const stems = stemCount(texts, language)
  const isCompleted = before === 'partial' && (byWords !== 'touched' || stems >= stemsOfReply)
  if (byWords === 'covered' || isCompleted) return 'covered'
  const worth = { answer, question, language, goal: '', objectives: [{ text }], others: [] }
  const isAccount = stems >= stemsOfAccount.partial && (learnedWorth(worth) ?? 0) >= saleThreshold
  if (!isAccount) return byWords
  return stems >= stemsOfAccount.covered ? 'covered' : 'partial'
}

/** `clauses` are those about the objective. */
export function coverageBy(clauses: readonly string[], language: SurveyLanguage): Coverage {
  const signs = new Set(clauses.flatMap((clause) => signsOf(clause, language)))
  const concrete = concreteSigns.filter((sign) => signs.has(sign)).length
  const stems = stemCount(clauses, language)
  const reaches = (least: typeof partial) => concrete >= least.signs && stems >= least.stems
  if (reaches(covered)) return 'covered'
  return reaches(partial) ? 'partial' : 'touched'
}

const stemCount = (clauses: readonly string[], language: SurveyLanguage): number =>
  new Set(clauses.flatMap((clause) => contentStems(tokenize(clause), language))).size
