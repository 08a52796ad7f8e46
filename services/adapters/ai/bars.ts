// What keeps a response from being sold whoever judges it: facts and word lists, no model's opinion.
import { limits } from '#contract/limits.ts'
import type { AnswerToJudge } from '#ports/ai.ts'
import { intentOf } from './offline/intent.ts'
import { likenessTo } from './offline/text.ts'

/** A person may paste or dictate, but not before having seen the question. */
const hastyMs = 250
/** From this likeness on, an answer is somebody else's. */
const sameAs = 0.8

type Bar = 'short' | 'intent' | 'hasty' | 'copied'

/** Why an answer is never for sale; undefined when it may be. */
export function barTo(input: AnswerToJudge): Bar | undefined {
  if (input.kind !== 'open' || [...input.answer].length <= limits.excerpt.max) return 'short'
  const meant = intentOf(input.answer, input.language, `${input.goal}\n${input.question}`)
  // Read anew: what is sold must not rest on one reading.
  if (input.intent !== 'answer' || meant !== 'answer') return 'intent'
  if (input.elapsedMs !== null && input.elapsedMs < hastyMs) return 'hasty'
  const likeness = likenessTo(input.answer)
  return input.others.some((other) => likeness(other) >= sameAs) ? 'copied' : undefined
}
