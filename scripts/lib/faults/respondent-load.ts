// Load through the public API that survives server failures: simulated respondents, and an owner who buys and unlocks.
import { setTimeout as pause } from 'node:timers/promises'
import { confirmPayment, createPaymentIntent } from '#contract/api/billing.ts'
import { unlockResponse } from '#contract/api/responses.ts'
import { listQualifiedResponses } from '#contract/api/surveys.ts'
import { callApi } from '../client/call-api.ts'
import { runConversation, unreachable } from '../client/run-conversation.ts'
import { signIn } from '../client/sign-in.ts'
import { findOrCreateSurvey } from '../demo/demo-survey.ts'
import { createRespondent } from '../simulated-respondents/respondent.ts'
import type { RespondentLanguage } from '../simulated-respondents/respondent-kinds.ts'
import { answerBodyFrom } from '../simulated-respondents/answer-body.ts'
import { noAcknowledgedWrites, type AcknowledgedWrites } from './acknowledged-writes.ts'

type LoadOptions = {
  baseUrl: string
  survey: { id: string; publicId: string }
  cookie: string
  respondents: number
  acknowledged: AcknowledgedWrites
}

export type Load = {
  conversations: () => number
  /** Refusals that an unavailable server does not explain. */
  unexpectedErrors: readonly string[]
  /** Starts no new conversations; resolves when the running ones have ended. */
  stop: () => Promise<void>
  /** Leaves the running conversations. */
  abandon: () => Promise<void>
}

/** Answers given faster than the question can be read are never for sale. */
const readingDelayMs = 300
/** Answers given faster than they can be typed are never for sale. */
const typingMsPerCharacter = 10
const purchaseIntervalMs = 150
const languages: readonly RespondentLanguage[] = ['en', 'pt-br', 'ar']

/** The load on a demo survey of one owner, and what was acknowledged of it. */
export async function startLoadOnDemoSurvey({
  baseUrl,
  respondents,
}: Pick<LoadOptions, 'baseUrl' | 'respondents'>) {
  const { cookie, ownerId } = await signIn(baseUrl, 'bruno@prosa.test')
  const choice = { publicId: undefined, language: 'en' as const }
  const { survey } = await findOrCreateSurvey({ baseUrl, cookie }, choice)
  if (!survey.id) throw new Error('the survey belongs to another owner')
  const { id, publicId } = survey
  const acknowledged = noAcknowledgedWrites()
  const options = { baseUrl, survey: { id, publicId }, cookie, respondents, acknowledged }
  return { load: startLoad(options), acknowledged, ownerId }
}

function startLoad(options: LoadOptions): Load {
  const stopping = new AbortController()
  const leaving = new AbortController()
  const signals = { stopped: stopping.signal, left: leaving.signal }
  const unexpectedErrors: string[] = []
  let conversations = 0
  const finished = () => void (conversations += 1)
  const work = Array.from({ length: options.respondents }, (_, index) =>
    runConversations(options, index, signals, finished, (reason) => unexpectedErrors.push(reason)),
  )
  work.push(runPurchases(options, stopping.signal))
  const stop = async () => {
    stopping.abort()
    await Promise.all(work)
  }
  return {
    conversations: () => conversations,
    unexpectedErrors,
    stop,
    abandon() {
      leaving.abort()
      return stop()
    },
  }
}

/** Runs one conversation after another to its end. */
async function runConversations(
  { baseUrl, survey, acknowledged }: LoadOptions,
  index: number,
  { stopped, left }: { stopped: AbortSignal; left: AbortSignal },
  finished: () => void,
  reportError: (reason: string) => void,
): Promise<void> {
  for (let round = 0; !stopped.aborted; round += 1) {
    const language = languages[(index + round) % languages.length] ?? 'en'
    const person = createRespondent('talkative', language, index * 1_000 + round)
    try {
      const { outcome } = await runConversation({
        baseUrl,
        signal: left,
        publicId: survey.publicId,
        // Half of the respondents do not subscribe.
        useSocket: index % 2 === 0,
        answerOf: async (question) => {
          const answer = answerBodyFrom(person, question)
          await pause(readingDelayMs + (answer.text_response?.length ?? 0) * typingMsPerCharacter)
          return answer
        },
        onTurn: ({ question, answer }) => {
          if (answer !== null) acknowledged.answers.set(question.id, answer)
        },
      })
      if (outcome === 'completed') finished()
    } catch (error) {
      const { message } = error as Error
      // A start may fail while the server is down; the respondent retries.
      if (!message.includes(unreachable)) reportError(message)
      await pause(readingDelayMs)
    }
  }
}

/** Buys when there are no credits left, otherwise unlocks a locked response. Retries failures from the start. */
async function runPurchases(options: LoadOptions, signal: AbortSignal): Promise<void> {
  let credits = 0
  while (!signal.aborted) {
    try {
      credits = credits === 0 ? await buy(options) : await unlockOne(options, credits)
    } catch {
      // The server is down or too slow.
    }
    await pause(purchaseIntervalMs)
  }
}

async function buy({ baseUrl, cookie, acknowledged }: LoadOptions): Promise<number> {
  const intent = await callApi(baseUrl, createPaymentIntent, { package_id: 'starter_10' }, cookie)
  const { payment_intent_id } = intent
  const paid = await callApi(baseUrl, confirmPayment, { payment_intent_id }, cookie)
  acknowledged.purchases.add(payment_intent_id)
  return paid.total_credits
}

async function unlockOne(
  { baseUrl, cookie, survey, acknowledged }: LoadOptions,
  credits: number,
): Promise<number> {
  const found = await callApi(baseUrl, listQualifiedResponses, { id: survey.id }, cookie)
  const locked = found.find(({ id, is_unlocked }) => !is_unlocked && !acknowledged.unlocks.has(id))
  if (!locked) return credits
  const unlocked = await callApi(baseUrl, unlockResponse, { id: locked.id }, cookie)
  acknowledged.unlocks.add(locked.id)
  return unlocked.credits
}
