// How many questions come from the fallback with models of different latency, on a clock of its own.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import { createRespondent } from '../../../scripts/lib/simulated-respondents/respondent.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { openRecentLatency } from '../../adapters/ai/openai/limits/recent-latency.ts'
import { openLateReadings } from './late-readings.ts'
import { openWordsAhead, type WordsAhead } from './wording/words-ahead.ts'

const limits = { usualMs: 6_000, longestMs: 20_000 }
/** Between a question and its answer. */
const typingMs = 30_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The offline engine, which takes so long for a reading, and less for a wording, as a model does. */
function slowModel(readingMs: number): Ai {
  const latency = openRecentLatency(limits)
  const slowly = async <T>(step: string, ms: number, work: () => Promise<T>) => {
    await sleep(ms)
    latency.record(step, ms)
    return work()
  }
  return {
    ...offlineAi,
    engine: 'model',
    expectedMs: latency.expectedMs,
    code: (input) => slowly('code', readingMs, () => offlineAi.code(input)),
    word: (brief) => slowly('word', readingMs / 2, () => offlineAi.word(brief)),
  }
}

async function play(readingMs: number, wordsAhead?: WordsAhead) {
  const lateReadings = openLateReadings({ maxCalls: 4, totalMs: 120_000 })
  const { runConversation, read } = openInterviewSimulation(slowModel(readingMs), limits.usualMs, {
    lateReadings,
    longestWaitMs: limits.longestMs,
    ...(wordsAhead && { wordsAhead }),
  })
  const person = createRespondent('talkative', 'en', 7)
  const answer: typeof person.answer = person.answer.bind(person)
  const running = runConversation(
    {
      isHasty: true,
      async answer(question) {
        await sleep(typingMs)
        return answer(question)
      },
    },
    createSession('en'),
  )
  let id: string | undefined
  void running.then((done) => (id = done))
  while (id === undefined) await vi.advanceTimersByTimeAsync(500)
  const events = await read(id)
  const of = <T extends EventType>(type: T) =>
    events.flatMap((each) => (each.type === type ? [each.data as EventOf<T>['data']] : []))
  const byFallback = of('FallbackUsed').filter(({ step }) => step === 'word')
  const lost =
    of('FallbackUsed').filter(({ step }) => step === 'code').length - of('AnswerReread').length
  return { asked: of('QuestionAsked').length, byFallback: byFallback.length, lost }
}

describe('a model that takes', () => {
  test.each([2, 5, 10])('%d s to read an answer words every question', async (seconds) => {
    const { asked, byFallback } = await play(seconds * 1_000)
    expect(asked).toBeGreaterThan(4)
    expect(byFallback).toBe(0)
  })
  test('20 s words the first question, and all its readings count', async () => {
    const { asked, byFallback, lost } = await play(20_000)
    expect(byFallback).toBe(asked - 1)
    // The last one still runs.
    expect(lost).toBeLessThanOrEqual(1)
  })
  test('40 s words none, and most of its readings count', async () => {
    const { asked, byFallback, lost } = await play(40_000)
    expect(byFallback).toBe(asked)
    expect(lost).toBeLessThanOrEqual(2)
  })
  test('20 s words most questions ahead, where it may', async () => {
    const { asked, byFallback } = await play(20_000, openWordsAhead({ maxCalls: 4 }))
    expect(byFallback).toBeLessThan(asked / 2)
  })
})
