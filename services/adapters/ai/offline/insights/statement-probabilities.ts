import { issueProbabilities, type IssueProbabilities } from './issue-model.ts'
import type { Statement } from './statements.ts'

const known = new WeakMap<Statement, { value: IssueProbabilities | undefined }>()

/** The probabilities of issues and sides, computed once for each statement. Undefined if the language has no model. */
export function probabilitiesOf(statement: Statement): IssueProbabilities | undefined {
  const before = known.get(statement)
  if (before) return before.value
  const value = issueProbabilities(statement.text, statement.language)
  known.set(statement, { value })
  return value
}
