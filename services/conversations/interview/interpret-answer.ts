import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import { defaultSentiment } from '#contract/survey.ts'
import { must } from '#kernel/problem.ts'
import type { AnswerToCode } from '#ports/ai.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { Incident } from '../conversation.decider.ts'
import { defaultIdleTimeoutMs, fallbackIncident, failureReasonOf, type Engines } from './engines.ts'
import { applySentimentConfig } from './sentiment-follow-up.policy.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import { rankProbes } from './probe.policy.ts'
import { groundInterpretation, isUnsafe } from './interpretation.policy.ts'
import { nextLanguage } from './answer-language.policy.ts'
import type { Interpretation } from './turn.policy.ts'

type Coding = Omit<EventOf<'AnswerCoded'>['data'], 'questionId' | 'responseId'>

export type InterpretedAnswer = {
  coding: Coding
  interpretation: Interpretation
  /** Of the next question. */
  language: Coding['language']
  incidents: Incident[]
  /** Why the engine could not code it. */
  failure: AiFailureReason | null
}

type AnswerToInterpret = {
  questionId: string
  number: number
  kind: AnswerToCode['kind']
  text: string
}

/** Codes an answer: evidence limited to spans of the text, sentiment as the owner configured it. */
export async function interpretAnswer(
  engines: Engines,
  { started, questions }: ConversationView,
  { questionId, number, kind, text }: AnswerToInterpret,
  signal: AbortSignal,
): Promise<InterpretedAnswer> {
  const asked = must(questions.get(questionId), 'the question that was answered')
  const { language = started.language, objectiveId, text: question } = asked
  const { objectives } = started
  const input = { question: question ?? '', answer: text, kind, objectives, objectiveId, language }
  const { coded, failure } = await codeWithFallback(engines, input, signal)
  const objectiveIds = objectives.map(({ id }) => id)
  const grounded = groundInterpretation(coded, { answer: text, kind, objectiveIds })
  const config = started.sentiment ?? defaultSentiment
  const { sentiment, trigger } = applySentimentConfig(coded.sentiment, config, objectiveId)
  const { intent, evidence } = grounded
  const spoken = { text, kind, intent, language: coded.language }
  return {
    coding: {
      intent,
      ...(isUnsafe(intent) && coded.medical && { medical: coded.medical }),
      evidence,
      sentiment,
      language: coded.language,
      provenance: coded.provenance,
    },
    interpretation: {
      ...grounded,
      trigger,
      probes: rankProbes({ ...spoken, sentiment: coded.sentiment }),
    },
    language: nextLanguage(language, spoken),
    incidents: failure
      ? [fallbackIncident(engines, { number, step: 'code', reason: failure })]
      : [],
    failure,
  }
}

async function codeWithFallback(engines: Engines, input: AnswerToCode, signal: AbortSignal) {
  const { ai, fallback, idleTimeoutMs = defaultIdleTimeoutMs } = engines
  const idleTimeout = { firstMs: idleTimeoutMs, nextMs: idleTimeoutMs, totalMs: idleTimeoutMs }
  try {
    const coded = await withIdleTimeout(idleTimeout, signal, (abandoned) =>
      ai.code(input, { signal: abandoned }),
    )
    return { coded, failure: null }
  } catch (error) {
    signal.throwIfAborted()
    if (ai === fallback) throw error
    return { coded: await fallback.code(input, { signal }), failure: failureReasonOf(error) }
  }
}
