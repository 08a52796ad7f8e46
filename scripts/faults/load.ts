// Simulated respondents and an owner who buys and unlocks, through the public interface, whatever happens to the server.
import { setTimeout as pause } from 'node:timers/promises'
import { confirmPayment, createPaymentIntent } from '#contract/api/billing.ts'
import { unlockResponse } from '#contract/api/responses.ts'
import { qualifiedResponses } from '#contract/api/surveys.ts'
import { callApi } from '../client/call.ts'
import { converse } from '../client/respond.ts'
import { createRespondent, type RespondentLanguage } from '../simulated-respondents/respondent.ts'
import { saidBy } from '../simulated-respondents/said.ts'
import type { Acknowledged } from './acknowledged.ts'

export type Loading = {
  baseUrl: string
  survey: { id: string; publicId: string }
  cookie: string
  respondents: number
  acknowledged: Acknowledged
}

export type Load = {
  conversations: () => number
  /** Refusals that no fault of the server explains. */
  complaints: readonly string[]
  /** Begins nothing new; resolves when every conversation under way has come to its end. */
  stop: () => Promise<void>
  /** Leaves everything where it is. */
  abandon: () => Promise<void>
}

/** Answers faster than anyone could read are never for sale. */
const readingMs = 300
/** A character. What comes faster than a person could write is never for sale. */
const writingMs = 10
const shoppingMs = 150
const languages: readonly RespondentLanguage[] = ['en', 'pt-br', 'ar']

export function startLoad(loading: Loading): Load {
  const stopping = new AbortController()
  const leaving = new AbortController()
  const signals = { stopped: stopping.signal, left: leaving.signal }
  const complaints: string[] = []
  let conversations = 0
  const finished = () => void (conversations += 1)
  const work = Array.from({ length: loading.respondents }, (_, index) =>
    keepTalking(loading, index, signals, finished, (reason) => complaints.push(reason)),
  )
  work.push(keepShopping(loading, stopping.signal))
  const stop = async () => {
    stopping.abort()
    await Promise.all(work)
  }
  return {
    conversations: () => conversations,
    complaints,
    stop,
    abandon() {
      leaving.abort()
      return stop()
    },
  }
}

/** One conversation after another, each to its end. */
async function keepTalking(
  { baseUrl, survey, acknowledged }: Loading,
  index: number,
  { stopped, left }: { stopped: AbortSignal; left: AbortSignal },
  finished: () => void,
  complain: (reason: string) => void,
): Promise<void> {
  for (let round = 0; !stopped.aborted; round += 1) {
    const language = languages[(index + round) % languages.length] ?? 'en'
    const person = createRespondent('talkative', language, index * 1_000 + round)
    try {
      const { outcome } = await converse({
        baseUrl,
        signal: left,
        publicId: survey.publicId,
        // Half of them rely on the calls alone.
        useSocket: index % 2 === 0,
        answerOf: async (question) => {
          const said = saidBy(person, question)
          await pause(readingMs + (said.text_response?.length ?? 0) * writingMs)
          return said
        },
        onTurn: ({ question, answer }) => {
          if (answer !== null) acknowledged.answers.set(question.id, answer)
        },
      })
      if (outcome === 'completed') finished()
    } catch (error) {
      const { message } = error as Error
      // A page that could not begin while nobody answered says so, and the person tries again.
      if (!message.includes('nobody answers')) complain(message)
      await pause(readingMs)
    }
  }
}

/** Buys when out of credits, else unlocks what is locked. What fails is tried again from the start, as a person would. */
async function keepShopping(loading: Loading, signal: AbortSignal): Promise<void> {
  let credits = 0
  while (!signal.aborted) {
    try {
      credits = credits === 0 ? await buy(loading) : await unlockOne(loading, credits)
    } catch {
      // Nobody answers, or not in time.
    }
    await pause(shoppingMs)
  }
}

async function buy({ baseUrl, cookie, acknowledged }: Loading): Promise<number> {
  const intent = await callApi(baseUrl, createPaymentIntent, { package_id: 'starter_10' }, cookie)
  const { payment_intent_id } = intent
  const paid = await callApi(baseUrl, confirmPayment, { payment_intent_id }, cookie)
  acknowledged.purchases.add(payment_intent_id)
  return paid.total_credits
}

async function unlockOne(
  { baseUrl, cookie, survey, acknowledged }: Loading,
  credits: number,
): Promise<number> {
  const found = await callApi(baseUrl, qualifiedResponses, { id: survey.id }, cookie)
  const locked = found.find(({ id, is_unlocked }) => !is_unlocked && !acknowledged.unlocks.has(id))
  if (!locked) return credits
  const unlocked = await callApi(baseUrl, unlockResponse, { id: locked.id }, cookie)
  acknowledged.unlocks.add(locked.id)
  return unlocked.credits
}
