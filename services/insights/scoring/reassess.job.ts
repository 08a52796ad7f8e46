import type { Ai } from '#ports/ai.ts'
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Log } from '#kernel/log.ts'
import { responsesToReassess } from '#projections/conversations/responses-to-reassess.ts'
import type { ResponseRow } from '#projections/conversations/responses.projection.ts'
import { response } from './response.decider.ts'

/** These rubrics knew few signs of distress, and none of concern. */
const earlierRubrics = ['offline-1', 'offline-2', 'model-1']
const batchSize = 200

export type ReassessDeps = {
  /** The engine without costs. */
  fallback: Pick<Ai, 'code'>
  log: Pick<Log, 'info'>
}

/** Assesses each response that an earlier rubric put on sale for calls for help, once. A call for help goes off sale. */
export function reassessEarlierSales({ fallback, log }: ReassessDeps): ScheduledJob {
  return {
    name: 'reassess-earlier-sales',
    async due(db) {
      const rows = await responsesToReassess(db, earlierRubrics, batchSize)
      if (rows.length > 0) log.info({ responses: rows.length }, 'assessing earlier sales again')
      return rows.map((row) => ({
        id: row.responseId,
        async execute(execute) {
          const { responseId, conversationId, surveyId, ownerId } = row
          await execute(response, responseId, {
            type: 'RecordReassessment',
            response: { responseId, conversationId, surveyId, ownerId },
            reassessment: await reassess(fallback, row),
          })
        },
      }))
    },
  }
}

async function reassess(ai: Pick<Ai, 'code'>, { question, answer, language }: ResponseRow) {
  const { intent, provenance } = await ai.code({
    question: question ?? '',
    answer: answer ?? '',
    kind: 'open',
    objectives: [],
    objectiveId: null,
    language: language ?? 'en',
  })
  const tier: 'distress' | 'concern' | null =
    intent === 'distress' || intent === 'concern' ? intent : null
  return { tier, provenance }
}
