import type { Intent } from '#contract/events/conversation-types.ts'
import { expectedIntentOf } from '../../simulated-respondents/expected-intent.ts'
import type { InterviewTurn } from './run-interviews.ts'

export type MisreadAnswer = { answer: string; expected: Intent; coded: Intent | undefined }

/** An open answer that the engine coded with another intent than the respondent's. */
export function findMisread({ answer, coded }: InterviewTurn): MisreadAnswer | undefined {
  if (answer?.kind !== 'open' || answer.text === null) return undefined
  const expected = expectedIntentOf(answer.text)
  return coded?.intent === expected
    ? undefined
    : { answer: answer.text, expected, coded: coded?.intent }
}
