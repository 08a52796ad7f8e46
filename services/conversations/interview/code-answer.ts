import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai.ts'
import { defaultIdleTimeoutMs, failureReasonOf, type Engines } from './engines.ts'
import { withIdleTimeout } from './idle-timeout.ts'

/** Whether the respondent leaves or refuses is for the engine to say. */
const flagsToAdd = ({ flags = [] }: CodedAnswer) =>
  flags.filter((flag) => flag !== 'leaving' && flag !== 'refuses')

type CodingResult = {
  coded: CodedAnswer
  /** Why the engine could not code it; the fallback did. */
  failure: AiFailureReason | null
}

/**
 * Coded by the fallback's rules first, which take milliseconds: where they read distress, the respondent waits for no
 * model. Otherwise the engine decides, and the rules' coding replaces one that fails.
 */
export async function codeAnswer(
  { ai, fallback, idleTimeoutMs = defaultIdleTimeoutMs }: Engines,
  input: AnswerToCode,
  signal: AbortSignal,
): Promise<CodingResult> {
  const byRules = await fallback.code(input, { signal })
  if (ai === fallback || byRules.intent === 'distress') return { coded: byRules, failure: null }
  const idleTimeout = { firstMs: idleTimeoutMs, nextMs: idleTimeoutMs, totalMs: idleTimeoutMs }
  try {
    const coded = await withIdleTimeout(idleTimeout, signal, (abandoned) =>
      ai.code(input, { signal: abandoned }),
    )
    const flags = [...new Set([...(coded.flags ?? []), ...flagsToAdd(byRules)])]
    return { coded: { ...coded, flags }, failure: null }
  } catch (error) {
    signal.throwIfAborted()
    return { coded: byRules, failure: failureReasonOf(error) }
  }
}
