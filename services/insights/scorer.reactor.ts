import type { QuestionKind } from '#contract/survey.ts'
import type { Hearing, Reactor } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Ai } from '#ports/ai.ts'
import { asWanted, wantedOf } from './feelings.policy.ts'
import { response } from './response.decider.ts'
import { settledBy, type Settled } from './settled.ts'
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

type Cause = Heard<'QuestionAsked' | 'SessionCompleted' | 'SessionAbandoned' | 'AnswerCoded'>

/** Nothing is felt in these. */
const unfelt: ReadonlySet<QuestionKind> = new Set(['ranking', 'number', 'date'])

/** Analyses and judges each answer once it is settled. While the AI is away, that waits: no stand-in judges for sale. */
export function scorer(deps: ScorerDeps): Reactor {
  const score = async (event: Cause, hearing: Hearing) => {
    for (const settled of settledBy(await hearing.history(), event))
      await settle(deps, settled, hearing)
  }
  return {
    ...{ name: 'scorer', concurrency: 8, timeoutMs },
    on: {
      QuestionAsked: score,
      SessionCompleted: score,
      SessionAbandoned: score,
      // In a form, the last answers may be read after its end.
      AnswerCoded: score,
    },
  }
}

async function settle(
  { ai, others, qualifyForSale }: ScorerDeps,
  settled: Settled,
  hearing: Hearing,
): Promise<void> {
  const { of, input, followUp } = settled
  const { surveyId, responseId } = of
  const { signal } = hearing
  if (followUp)
    await hearing.execute(response, responseId, { type: 'RecordFollowUp', response: of, followUp })
  const wanted = unfelt.has(input.kind)
    ? undefined
    : wantedOf(settled.sentiment, settled.objectiveId)
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
