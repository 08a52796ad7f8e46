import type { AiFailureReason } from '#contract/events/conversation-terms.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { AnswerToCode } from '#ports/ai.ts'
import type { Mishap } from './conversation.decider.ts'
import { defaultPatienceMs, fallbackUsed, reasonOf, type Engines } from './engines.ts'
import { feelingFor } from './feeling.policy.ts'
import { within } from './patience.ts'
import { probesFor } from './probe.policy.ts'
import { believable } from './reading.policy.ts'
import { askedIn, startOf, type Stream } from './so-far.ts'
import { languageAfter } from './spoken-language.policy.ts'
import type { Reading } from './turn.policy.ts'

type Coding = Omit<EventOf<'AnswerCoded'>['data'], 'questionId' | 'responseId'>

export type Read = {
  coding: Coding
  reading: Reading
  /** In which the conversation goes on. */
  language: Coding['language']
  mishaps: Mishap[]
  /** Why the engine could not read it. */
  failure: AiFailureReason | null
}

type Answered = { questionId: string; number: number; kind: AnswerToCode['kind']; text: string }

/** What an answer says: as far as it can be shown, and as the owner wants feelings read. */
export async function readAnswer(
  engines: Engines,
  stream: Stream,
  { questionId, number, kind, text }: Answered,
  signal: AbortSignal,
): Promise<Read> {
  const started = startOf(stream)
  const { language = started.language, objectiveId, text: question } = askedIn(stream, questionId)
  const { objectives } = started
  const input = { question: question ?? '', answer: text, kind, objectives, objectiveId, language }
  const { coded, failure } = await code(engines, input, signal)
  const objectiveIds = objectives.map(({ id }) => id)
  const believed = believable(coded, { answer: text, kind, objectiveIds })
  const config = started.sentiment ?? defaultSentiment
  const { sentiment, trigger } = feelingFor(coded.sentiment, config, objectiveId)
  const { intent, evidence } = believed
  const spoken = { text, kind, intent, language: coded.language }
  return {
    coding: { intent, evidence, sentiment, language: coded.language, provenance: coded.provenance },
    reading: { ...believed, trigger, probes: probesFor({ ...spoken, sentiment: coded.sentiment }) },
    language: languageAfter(language, spoken),
    mishaps: failure ? [fallbackUsed(engines, { number, step: 'code', reason: failure })] : [],
    failure,
  }
}

async function code(engines: Engines, input: AnswerToCode, signal: AbortSignal) {
  const { ai, fallback, patienceMs = defaultPatienceMs } = engines
  const patience = { firstMs: patienceMs, nextMs: patienceMs, totalMs: patienceMs }
  try {
    const coded = await within(patience, signal, (abandoned) =>
      ai.code(input, { signal: abandoned }),
    )
    return { coded, failure: null }
  } catch (error) {
    signal.throwIfAborted()
    if (ai === fallback) throw error
    return { coded: await fallback.code(input, { signal }), failure: reasonOf(error) }
  }
}
