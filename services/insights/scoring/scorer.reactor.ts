import type { Locale } from '#contract/languages.ts'
import { kindsWithoutSentiment } from '#contract/survey.ts'
import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Analysis, AnswerToAnalyse, AnswerToJudge, Judgement } from '#ports/ai/assessment.ts'
import { applyAnalysisOptions, analysisOptionsFor } from './sentiment-analysis.policy.ts'
import { response } from './response.decider.ts'
import { finalAnswers, type FinalAnswer } from './final-answers.ts'
import { deferIfTransient } from '../defer-if-transient.ts'

export type ScorerDeps = {
  ai: Ai
  /** Earlier answers to the survey, the most similar ones included, to detect duplicates. */
  findOtherAnswers: (than: {
    ownerId: string
    surveyId: string
    conversationId: string
    responseId: string
    answer: string
  }) => Promise<Pick<AnswerToJudge, 'others' | 'own'>>
  /** Undefined for an unknown owner. */
  findOwnerLocale: (ownerId: string) => Promise<Locale | undefined>
  /** False with real payments and the offline engine: then no response is sold. */
  qualifyForSale: boolean
}

/** More than any engine's own timeout. */
const timeoutMs = 300_000

type TriggerEvent = DecodedEvent<
  'QuestionAsked' | 'SessionCompleted' | 'SessionAbandoned' | 'AnswerCoded'
>

/** Analyses and judges each final answer. Deferred while the engine is unavailable: no fallback judges. */
export function scorer(deps: ScorerDeps): Reactor {
  const score = async (event: TriggerEvent, context: ReactorContext) => {
    for (const finalAnswer of finalAnswers(await context.readHistory(), event))
      await scoreAnswer(deps, finalAnswer, context)
  }
  return {
    ...{ name: 'scorer', concurrency: 8, timeoutMs },
    on: {
      QuestionAsked: score,
      SessionCompleted: score,
      SessionAbandoned: score,
      // In a form, answers may be coded after its end.
      AnswerCoded: score,
    },
  }
}

async function scoreAnswer(
  { ai, findOtherAnswers, findOwnerLocale, qualifyForSale }: ScorerDeps,
  finalAnswer: FinalAnswer,
  context: ReactorContext,
): Promise<void> {
  const { responseRef, followUp, surveyLanguage } = finalAnswer
  const { surveyId, conversationId, responseId, ownerId } = responseRef
  const { signal } = context
  const ownerLanguage = (await findOwnerLocale(ownerId)) ?? surveyLanguage
  const input = { ...finalAnswer.input, ownerLanguage }
  const { answer } = input
  const options = kindsWithoutSentiment.has(input.kind)
    ? undefined
    : analysisOptionsFor(finalAnswer.sentiment, finalAnswer.settingsId)
  const toAnalyse = options && { ...input, emotions: options.emotions, aspects: options.aspects }
  const others = await findOtherAnswers({ ownerId, surveyId, conversationId, responseId, answer })
  const toAssess = { toAnalyse, toJudge: { ...input, ...others } }
  const { analysis, judgement } = await assess(ai, toAssess, signal).catch(
    async (error: unknown) => {
      // The follow-up was asked, whatever the engine does.
      if (followUp)
        await context.execute(response, responseId, {
          type: 'RecordFollowUp',
          response: responseRef,
          followUp,
        })
      return deferIfTransient(context.deferrals)(error)
    },
  )
  const { qualified, ...recorded } = judgement
  // An id of its own: `execute` may have recorded the follow-up alone before.
  await context.executeAs('assessment')(response, responseId, {
    type: 'RecordAssessment',
    response: responseRef,
    followUp,
    analysis: analysis && options && applyAnalysisOptions(analysis, options),
    qualified: qualified && qualifyForSale,
    judgement: recorded,
  })
}

type ToAssess = { toAnalyse: AnswerToAnalyse | undefined; toJudge: AnswerToJudge }

/** In one call where the engine can; a reply to both that is unusable is asked for apart. */
async function assess(
  ai: Ai,
  { toAnalyse, toJudge }: ToAssess,
  signal: AbortSignal,
): Promise<{ analysis: Analysis | undefined; judgement: Judgement }> {
  const together =
    toAnalyse && (await ai.assess?.({ toAnalyse, toJudge }, { signal }).catch(undefinedIfInvalid))
  if (together) return together
  const [analysis, judgement] = await Promise.all([
    toAnalyse && ai.analyse(toAnalyse, { signal }),
    ai.judge(toJudge, { signal }),
  ])
  return { analysis, judgement }
}

function undefinedIfInvalid(error: unknown): undefined {
  if (error instanceof AiFailure && error.reason === 'invalid') return undefined
  throw error
}
