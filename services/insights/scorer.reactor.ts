import type { Hearing, Reactor } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Ai } from '#ports/ai.ts'
import { asWanted, wantedOf } from './feelings.policy.ts'
import { response } from './response.decider.ts'
import { settledBy } from './settled.ts'
import { whenAway } from './when-away.ts'

export type ScorerDeps = {
  ai: Ai
  /** Answers to a survey before one, the likest among them, to tell the new from the repeated. */
  others: (than: {
    surveyId: string
    responseId: string
    answer: string
  }) => Promise<readonly string[]>
  /** False where money is real and only a stand-in judges: then everything stays readable, and nothing is sold. */
  qualifyForSale: boolean
}

/** More than any engine gives itself for one call. */
const timeoutMs = 300_000

/** Analyses and judges each answer once it is settled. While the AI is away, that waits: no stand-in judges for sale. */
export function scorer(deps: ScorerDeps): Reactor {
  const score = (event: Heard<'QuestionAsked' | 'SessionCompleted'>, hearing: Hearing) =>
    settle(deps, event, hearing)
  return {
    ...{ name: 'scorer', concurrency: 8, timeoutMs },
    on: { QuestionAsked: score, SessionCompleted: score },
  }
}

async function settle(
  { ai, others, qualifyForSale }: ScorerDeps,
  event: Heard<'QuestionAsked' | 'SessionCompleted'>,
  hearing: Hearing,
): Promise<void> {
  if (event.type === 'QuestionAsked' && event.data.number === 1) return
  const settled = settledBy(await hearing.history(), event)
  if (!settled) return
  const { of, input, followUp } = settled
  const { surveyId, responseId } = of
  const { signal } = hearing
  if (followUp)
    await hearing.execute(response, responseId, { type: 'RecordFollowUp', response: of, followUp })
  const wanted = wantedOf(settled.sentiment, settled.objectiveId)
  const full = { ...input, others: await others({ surveyId, responseId, answer: input.answer }) }
  const [analysis, judgement] = await Promise.all([
    wanted &&
      ai
        .analyse({ ...input, emotions: wanted.emotions, aspects: wanted.aspects }, { signal })
        .then((made) => asWanted(made, wanted)),
    ai.judge(full, { signal }),
  ]).catch(whenAway(hearing.deferrals))
  const { qualified, ...judged } = judgement
  if (analysis)
    await hearing.execute(response, responseId, { type: 'RecordAnalysis', response: of, analysis })
  await hearing.execute(response, responseId, {
    type: 'RecordJudgement',
    response: of,
    // Who is in distress is never for sale, whatever a model says.
    qualified: qualified && qualifyForSale && input.intent !== 'distress',
    judgement: judged,
  })
}
