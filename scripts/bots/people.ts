// People who answer one conversation after another, each at an address of their own, and how long the server kept them.
import { setTimeout as pause } from 'node:timers/promises'
import { createRespondent } from '../simulated-respondents/respondent.ts'
import { saidBy } from '../simulated-respondents/said.ts'
import { proofOf } from './proof.ts'
import { callerAt, type Caller } from './wire.ts'

export type Crowd = {
  /** Milliseconds of each answer, and of each start with whatever it asked for. */
  answers: number[]
  starts: number[]
  conversations: number
  complaints: string[]
}

const thinkingMs = 250

/** Ends when `signal` aborts, in the middle of whatever is being said. */
export async function letAnswer(
  baseUrl: string,
  publicIds: readonly string[],
  signal: AbortSignal,
): Promise<Crowd> {
  const crowd: Crowd = { answers: [], starts: [], conversations: 0, complaints: [] }
  const talk = async (publicId: string, index: number) => {
    const call = callerAt(baseUrl, `127.0.1.${index + 1}`)
    for (let round = 0; !signal.aborted; round += 1)
      await converse(call, publicId, index * 1_000 + round, signal, crowd)
  }
  await Promise.all(publicIds.map(talk))
  return crowd
}

async function converse(
  call: Caller,
  publicId: string,
  seed: number,
  signal: AbortSignal,
  crowd: Crowd,
): Promise<void> {
  const begun = performance.now()
  const path = `/api/public/surveys/${publicId}/sessions`
  let started = await call(path, {})
  if (started.status === 428)
    started = await call(path, { proof: await proofOf(started.body.challenge) })
  if (started.status !== 200) {
    crowd.complaints.push(`start: ${started.body.code}`)
    return void (await pause(1_000))
  }
  crowd.starts.push(performance.now() - begun)
  const session = `/api/public/sessions/${started.body.session_id}`
  const person = createRespondent('talkative', 'en', seed)
  for (let which = 'first-question'; !signal.aborted; which = 'next-question') {
    const { status, body } = await call(`${session}/${which}`, {})
    if (status === 503) continue
    if (status !== 200) return void crowd.complaints.push(`${which}: ${body.code}`)
    if (!body.question) return void (crowd.conversations += 1)
    await pause(thinkingMs)
    const answer = { ...saidBy(person, body.question), question_id: body.question.id }
    const said = await call(`${session}/responses`, answer)
    if (said.status === 200) crowd.answers.push(said.ms)
    else crowd.complaints.push(`answer: ${said.body.code}`)
  }
}
