// How long a respondent waits for the next question on KurrentDB, beside the same product with its log in Postgres.
import { pause } from '#kernel/async/backoff.ts'
import { startInstance } from '../../../tests/support/processes/instance.ts'
import { answerTextAt } from './answer-texts.ts'
import { median, type Figure } from './figures.ts'
import {
  fetchNextQuestion,
  postAnswer,
  publishSurvey,
  startConversations,
  type OpenConversation,
} from './survey-fixtures.ts'

const conversationsEach = 24
const warmUpConversations = 3
/** More than a conversation has answers. */
const textsEach = 100
/** Until what follows a turn is done. */
const restMs = 60
const maxRatio = 1.2

/** From the answer until the next question has arrived, one respondent at a time. */
export async function benchNextQuestion(kurrentdbUrl: string): Promise<Figure> {
  const env = { LOG_LEVEL: 'error', PROSA_DEFAULT_PLAN: 'unlimited' }
  await using onKurrent = await startInstance({ env: { ...env, KURRENTDB_URL: kurrentdbUrl } })
  await using onPostgres = await startInstance({ env })
  const [values, baselines]: [number[], number[]] = [[], []]
  const sides = await Promise.all(
    (
      [
        [onPostgres, baselines],
        [onKurrent, values],
      ] as const
    ).map(async ([{ baseUrl }, waits]) => {
      const { publicId } = await publishSurvey(baseUrl)
      return { baseUrl, publicId, waits }
    }),
  )
  for (let n = 0; n < warmUpConversations + conversationsEach; n++)
    for (const { baseUrl, publicId, waits } of sides) {
      const [conversation] = await startConversations(baseUrl, publicId, 1)
      const took = await playToTheEnd(baseUrl, conversation!, n * textsEach)
      if (n >= warmUpConversations) waits.push(...took)
    }
  const [value, baseline] = [median(values), median(baselines)]
  const ratio = value / baseline
  const name = 'KurrentDB: answer -> next question, p50 (floor: with the log in Postgres)'
  const target = `<= ${maxRatio}x`
  return { name, value, baseline, ratio, unit: 'ms', target, met: ratio <= maxRatio }
}

async function playToTheEnd(
  baseUrl: string,
  conversation: OpenConversation,
  firstText: number,
): Promise<number[]> {
  const waits: number[] = []
  for (;;) {
    const startedAt = performance.now()
    await postAnswer(baseUrl, conversation, answerTextAt(firstText + waits.length))
    const next = await fetchNextQuestion(baseUrl, conversation.sessionId)
    if (next === undefined) return waits
    waits.push(performance.now() - startedAt)
    conversation.questionId = next
    await pause(restMs)
  }
}
