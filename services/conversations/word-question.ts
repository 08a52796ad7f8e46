import type { AiFailureReason, Guard } from '#contract/events/conversation-terms.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai.ts'
import type { Mishap } from './conversation.decider.ts'
import { defaultPatienceMs, fallbackUsed, reasonOf, type Engines } from './engines.ts'
import { within } from './patience.ts'
import { guardFor, guardSoFar, type Rules } from './question.policy.ts'
import { openStreamed } from './streamed.ts'

type Asked = { worded: WordedQuestion; mishaps: Mishap[] }

type Tripped = Extract<Mishap, { type: 'GuardTripped' }>['data'] & { text: string }

type Wording = {
  rules: Rules
  /** Why the engine is not to be asked at all. */
  failure: AiFailureReason | null
  /** Shows the respondent the wording so far. */
  show: (text: string) => void
  signal: AbortSignal
}

/** One asks, and asks once more where a rule was broken. */
const attempts = 2

/** A wording that holds to the rules: asked for twice at most, then taken from the templates. */
export async function wordQuestion(
  engines: Engines,
  brief: QuestionBrief,
  wording: Wording,
): Promise<Asked> {
  const { ai, fallback, patienceMs = defaultPatienceMs } = engines
  // The templates were held against the rules when they were written.
  if (ai === fallback) return { worded: await ai.word(brief), mishaps: [] }
  const { number } = brief
  const { signal } = wording
  const until = performance.now() + 2 * patienceMs
  const tripped: Tripped[] = []
  let reason: AiFailureReason | 'guard' = wording.failure ?? 'guard'
  for (let attempt = 1; attempt <= attempts && !wording.failure; attempt++) {
    const leftMs = until - performance.now()
    if (leftMs < patienceMs / 4) break
    try {
      const rejected = tripped.at(-1)
      const asking = rejected ? { ...brief, rejected } : brief
      const { worded, guard } = await attemptTo(engines, asking, wording, { patienceMs, leftMs })
      if (!guard) return { worded, mishaps: tripped.map(guardTripped) }
      const { text, provenance } = worded
      tripped.push({ number, attempt, guard, text, provenance })
    } catch (error) {
      signal.throwIfAborted()
      reason = reasonOf(error)
      break
    }
  }
  const used = fallbackUsed(engines, { number, step: 'word', reason })
  return {
    worded: await fallback.word(brief, { signal }),
    mishaps: [...tripped.map(guardTripped), used],
  }
}

const guardTripped = (data: Tripped): Mishap => ({ type: 'GuardTripped', data })

async function attemptTo(
  { ai }: Engines,
  brief: QuestionBrief,
  { rules, show, signal }: Wording,
  { patienceMs, leftMs }: { patienceMs: number; leftMs: number },
): Promise<{ worded: WordedQuestion; guard: Guard | undefined }> {
  const streamed = openStreamed({ show, isFit: (text) => !guardSoFar(text, rules) })
  const patience = { firstMs: patienceMs, nextMs: patienceMs / 2, totalMs: leftMs }
  try {
    const worded = await within(patience, signal, (abandoned, alive) =>
      ai.word(brief, {
        signal: abandoned,
        onDelta(text) {
          alive()
          streamed.hear(text)
        },
      }),
    )
    const guard = guardFor(worded, rules)
    if (guard) streamed.takeBack()
    else streamed.end()
    return { worded, guard }
  } catch (error) {
    streamed.takeBack()
    throw error
  }
}
