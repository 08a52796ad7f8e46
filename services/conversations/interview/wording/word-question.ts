import type { AiFailureReason, Guard } from '#contract/events/conversation-types.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai.ts'
import type { Incident } from '../../conversation.decider.ts'
import {
  defaultIdleTimeoutMs,
  fallbackIncident,
  failureReasonOf,
  type Engines,
} from '../engines.ts'
import { withIdleTimeout } from '../idle-timeout.ts'
import { checkWording, checkPartialWording, type WordingRules } from './question-guard.policy.ts'
import { openWordingStream } from './wording-stream.ts'

type WordingResult = { worded: WordedQuestion; incidents: Incident[] }

type GuardTrippedData = Extract<Incident, { type: 'GuardTripped' }>['data'] & { text: string }

type WordingOptions = {
  rules: WordingRules
  /** Worded with the coding of the answer: the first attempt. */
  draft?: WordedQuestion | undefined
  /** Set: the engine is not asked; the reason is recorded. */
  failure: AiFailureReason | null
  /** The question before came from the fallback, and the one before it did not. */
  isSecondFallback?: boolean
  /** Publishes the wording so far to the respondent. */
  show: (text: string) => void
  signal: AbortSignal
}

const maxAttempts = 2

/** A wording that satisfies the rules: from the engine in at most two attempts, else from the templates. */
export async function wordQuestion(
  engines: Engines,
  brief: QuestionBrief,
  wording: WordingOptions,
): Promise<WordingResult> {
  const { ai, fallback, idleTimeoutMs = defaultIdleTimeoutMs } = engines
  // Templates are not checked at run time; tests check them.
  if (ai === fallback) return { worded: await ai.word(brief), incidents: [] }
  const { number } = brief
  const { signal } = wording
  const deadline = performance.now() + 2 * idleTimeoutMs
  const tripped: GuardTrippedData[] = []
  if (wording.draft) {
    const guard = checkWording(wording.draft, wording.rules)
    if (!guard) return { worded: wording.draft, incidents: [] }
    const { text, provenance } = wording.draft
    tripped.push({ number, attempt: 1, guard, text, provenance })
  }
  let reason: AiFailureReason | 'guard' = wording.failure ?? 'guard'
  const firstAttempt = tripped.length + 1
  for (let attempt = firstAttempt; attempt <= maxAttempts && !wording.failure; attempt++) {
    const leftMs = deadline - performance.now()
    if (leftMs < idleTimeoutMs / 4) break
    try {
      const rejected = tripped.at(-1)
      const attemptBrief = rejected ? { ...brief, rejected } : brief
      const { worded, guard } = await attemptWording(engines, attemptBrief, wording, {
        idleTimeoutMs,
        leftMs,
      })
      if (!guard) return { worded, incidents: tripped.map(guardIncident) }
      const { text, provenance } = worded
      tripped.push({ number, attempt, guard, text, provenance })
    } catch (error) {
      signal.throwIfAborted()
      reason = failureReasonOf(error)
      break
    }
  }
  const fallbackUsed = fallbackIncident(engines, { number, step: 'word', reason })
  return {
    worded: await fallback.word(wording.isSecondFallback ? { ...brief, limited: true } : brief, {
      signal,
    }),
    incidents: [...tripped.map(guardIncident), fallbackUsed],
  }
}

const guardIncident = (data: GuardTrippedData): Incident => ({ type: 'GuardTripped', data })

async function attemptWording(
  { ai }: Engines,
  brief: QuestionBrief,
  { rules, show, signal }: WordingOptions,
  { idleTimeoutMs, leftMs }: { idleTimeoutMs: number; leftMs: number },
): Promise<{ worded: WordedQuestion; guard: Guard | undefined }> {
  const stream = openWordingStream({
    show,
    isAllowed: (text) => !checkPartialWording(text, rules),
  })
  const idleTimeout = { firstMs: idleTimeoutMs, nextMs: idleTimeoutMs / 2, totalMs: leftMs }
  try {
    const worded = await withIdleTimeout(idleTimeout, signal, (abandoned, onProgress) =>
      ai.word(brief, {
        signal: abandoned,
        onDelta(text) {
          onProgress()
          stream.push(text)
        },
      }),
    )
    const guard = checkWording(worded, rules)
    if (guard) stream.retract()
    else stream.end()
    return { worded, guard }
  } catch (error) {
    stream.retract()
    throw error
  }
}
