// Simulated respondents and an owner who buys and unlocks, through the public interface, whatever happens to the server.
import { setTimeout as pause } from 'node:timers/promises'
import { confirmPayment, createPaymentIntent } from '#contract/api/billing.ts'
import { unlockResponse } from '#contract/api/responses.ts'
import { listQualifiedResponses } from '#contract/api/surveys.ts'
import { callApi } from '../client/call-api.ts'
import { runConversation } from '../client/run-conversation.ts'
import { createRespondent } from '../simulated-respondents/respondent.ts'
import type { RespondentLanguage } from '../simulated-respondents/respondent-kinds.ts'
import { answerBodyFrom } from '../simulated-respondents/answer-body.ts'
import type { AcknowledgedWrites } from './acknowledged-writes.ts'

export type LoadOptions = {
  baseUrl: string
  survey: { id: string; publicId: string }
  cookie: string
  respondents: number
  acknowledged: AcknowledgedWrites
}

export type Load = {
  conversations: () => number
  /** Refusals that no fault of the server explains. */
  unexpectedErrors: readonly string[]
  /** Begins nothing new; resolves when every conversation under way has come to its end. */
  stop: () => Promise<void>
  /** Leaves everything where it is. */
  abandon: () => Promise<void>
}

/** Answers faster than anyone could read are never for sale. */
const readingDelayMs = 300
/** A character. What comes faster than a person could write is never for sale. */
const typingMsPerCharacter = 10
const purchaseIntervalMs = 150
const languages: readonly RespondentLanguage[] = ['en', 'pt-br', 'ar']

export function startLoad(options: LoadOptions): Load {
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

/** One conversation after another, each to its end. */
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
        // Half of them rely on the calls alone.
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
      // A page that could not begin while nobody answered says so, and the person tries again.
      if (!message.includes('nobody answers')) reportError(message)
      await pause(readingDelayMs)
    }
  }
}

/** Buys when out of credits, else unlocks what is locked. What fails is tried again from the start, as a person would. */
async function runPurchases(options: LoadOptions, signal: AbortSignal): Promise<void> {
  let credits = 0
  while (!signal.aborted) {
    try {
      credits = credits === 0 ? await buy(options) : await unlockOne(options, credits)
    } catch {
      // Nobody answers, or not in time.
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
