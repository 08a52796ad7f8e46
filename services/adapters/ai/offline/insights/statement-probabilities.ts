import { issueProbabilities, type IssueProbabilities } from './issue-model.ts'
import type { Statement } from './statements.ts'

const known = new WeakMap<Statement, { value: IssueProbabilities | undefined }>()

/** Of issues and sides, reckoned once for each statement. Undefined where the language has no model. */
export function probabilitiesOf(statement: Statement): IssueProbabilities | undefined {
  const before = known.get(statement)
  if (before) return before.value
  const value = issueProbabilities(statement.text, statement.language)
  known.set(statement, { value })
  return value
}
