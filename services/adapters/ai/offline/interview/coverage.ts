// How well an answer covers an objective: by the number of concrete things that it says.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai.ts'
import type { ClauseSign } from '../../languages/types/salience.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
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

/** `clauses` are those about the objective. */
export function coverageBy(clauses: readonly string[], language: SurveyLanguage): Coverage {
  const signs = new Set(clauses.flatMap((clause) => signsOf(clause, language)))
  const concrete = concreteSigns.filter((sign) => signs.has(sign)).length
  const stems = new Set(clauses.flatMap((clause) => contentStems(tokenize(clause), language))).size
  const reaches = (least: typeof partial) => concrete >= least.signs && stems >= least.stems
  if (reaches(covered)) return 'covered'
  return reaches(partial) ? 'partial' : 'touched'
}
