// Whether people complain of contraries: of too much, and of too little.
import { languageOf } from '../../languages/languages.ts'
import { toSearchText } from '../../rules/text/tokenizer.ts'
import type { Statement } from './statements.ts'

/** About a size or an amount, where some say that it is too much and others that it is too little. */
export function isOpposed(objective: string, complaints: readonly Statement[]): boolean {
  const [first] = complaints
  if (!first || !amountsOf(first).asked.test(toSearchText(objective))) return false
  const sides = complaints.map((each) => sideOf(each))
  return sides.includes('excess') && sides.includes('lack')
}

function sideOf(statement: Statement): 'excess' | 'lack' | undefined {
  const { excess, lack } = amountsOf(statement)
  const text = toSearchText(statement.text)
  if (excess.test(text)) return 'excess'
  return lack.test(text) ? 'lack' : undefined
}

const amountsOf = ({ language }: Statement) => languageOf(language).claims.amounts
