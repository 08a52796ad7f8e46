// Simulated respondents that hold one conversation after another, each from its own address, and their latencies.
import { setTimeout as pause } from 'node:timers/promises'
import { createRespondent } from '../simulated-respondents/respondent.ts'
import { answerBodyFrom } from '../simulated-respondents/answer-body.ts'
import { solveProofOfWork } from './proof-of-work.ts'
import { createCaller, type HttpCaller } from './http-caller.ts'

export type RespondentStats = {
  /** Milliseconds of each answer, and of each start including its proof of work. */
  answers: number[]
  starts: number[]
  conversations: number
  unexpectedErrors: string[]
}

const thinkingMs = 250

/** Resolves when `signal` aborts, also during conversations. */
export async function answerUntilAborted(
  baseUrl: string,
  publicIds: readonly string[],
  signal: AbortSignal,
): Promise<RespondentStats> {
  const stats: RespondentStats = { answers: [], starts: [], conversations: 0, unexpectedErrors: [] }
  const runRespondent = async (publicId: string, index: number) => {
    const call = createCaller(baseUrl, `127.0.1.${index + 1}`)
    for (let round = 0; !signal.aborted; round += 1)
      await runConversation(call, publicId, index * 1_000 + round, signal, stats)
  }
  await Promise.all(publicIds.map(runRespondent))
  return stats
}

async function runConversation(
  call: HttpCaller,
  publicId: string,
  seed: number,
  signal: AbortSignal,
  stats: RespondentStats,
): Promise<void> {
  const startedAt = performance.now()
  const path = `/api/public/surveys/${publicId}/sessions`
  let started = await call(path, {})
  if (started.status === 428)
    started = await call(path, { proof: await solveProofOfWork(started.body.challenge) })
  if (started.status !== 200) {
    stats.unexpectedErrors.push(`start: ${started.body.code}`)
    return void (await pause(1_000))
  }
  stats.starts.push(performance.now() - startedAt)
  const session = `/api/public/sessions/${started.body.session_id}`
  const respondent = createRespondent('talkative', 'en', seed)
  for (let step = 'first-question'; !signal.aborted; step = 'next-question') {
    const { status, body } = await call(`${session}/${step}`, {})
    if (status === 503) continue
    if (status !== 200) return void stats.unexpectedErrors.push(`${step}: ${body.code}`)
    if (!body.question) return void (stats.conversations += 1)
    await pause(thinkingMs)
    const answer = { ...answerBodyFrom(respondent, body.question), question_id: body.question.id }
    const reply = await call(`${session}/responses`, answer)
    if (reply.status === 200) stats.answers.push(reply.ms)
    else stats.unexpectedErrors.push(`answer: ${reply.body.code}`)
  }
}
