import type { Sentiment } from '#contract/survey.ts'
import type { SignOf } from './signs.ts'
import type { Statement } from './statements.ts'
import type { Thing } from './things.ts'

export type Group = {
  /** Absent where people use different nouns for what happened. */
  thing: Thing | undefined
  /** What most of the statements also say. */
  shared: string | undefined
  sign: Sentiment
  statements: readonly Statement[]
  /** Statements about the same thing with the opposite sign. */
  opposed: readonly Statement[]
  score: number
}

export type Survey = {
  statements: readonly Statement[]
  things: readonly Thing[]
  /** Concepts of the survey's title, goal and objectives. */
  subjects: ReadonlySet<string>
  signOf: SignOf
}
