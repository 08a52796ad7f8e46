// Runs against a server that loses requests and responses, repeats messages and sends them out of order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RespondentMessage } from '#contract/live.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { ApiError, type Answer, type Api } from './api.ts'
import { createConversation } from './conversation.ts'
import { createConversationStorage, type WebStorage } from './conversation-storage.ts'
// Lazy-loaded in the product; preloaded here.
import './outcomes.ts'
import type { RetryDelay } from './retry.ts'
import { handleMessage as handleLiveMessage, requestQuestion } from './interview.ts'
import { openQuestion, type Turn } from './transcript.ts'

const help = { tier: 'distress' as const, medical: false, lines: [] }

type Fault = 'none' | 'lost' | 'answer-lost' | 'busy'

const refuse = (status: number, code: ProblemCode): never => {
  throw new ApiError(status, { code })
}

/** Model of the server: a conversation of `length` questions; a repeated key changes nothing. */
function openModel(length: number) {
  const done = new Map<string, unknown>()
  const model = { turns: [] as Turn[], accepted: [] as string[], sessions: 0, isFinished: false }
  const askNext = () => {
    if (model.turns.length === length) model.isFinished = true
    else model.turns.push(questionOf(model.turns.length + 1))
  }
  return {
    model,
    once: <T>(key: string, work: () => T): T => {
      if (!done.has(key)) done.set(key, work())
      return done.get(key) as T
    },
    state: () => ({
      current_count: model.turns.length,
      max_questions: length,
      questions_answered: model.accepted.length,
    }),
    start: () => {
      model.sessions += 1
      askNext()
      return { session_id: 's1' }
    },
    accept: ({ question_id, text_response }: Answer) => {
      if (model.isFinished) refuse(409, 'conversations/finished')
      const turn = model.turns.at(-1)
      if (turn?.question.id !== question_id || turn.answer !== null)
        return refuse(409, 'conversations/out-of-turn')
      turn.answer = text_response ?? ''
      model.accepted.push(turn.answer)
      askNext()
      return { ok: true as const, response_id: 'r', position: '1' }
    },
  }
}

function openServer(length: number, faults: Fault[]) {
  const { model, once, state, start, accept } = openModel(length)
  const unreliable = async <T>(work: () => T): Promise<T> => {
    const fault = faults.shift() ?? 'none'
    await Promise.resolve()
    if (fault === 'lost') throw new ApiError(0)
    if (fault === 'busy') refuse(503, 'conversations/question-pending')
    const result = work()
    if (fault === 'answer-lost') throw new ApiError(0)
    return result
  }
  const turns = () => structuredClone(model.turns) as never
  const next = () => {
    const question = openQuestion(model.turns)
    return question
      ? { question, session_state: state(), completion_triggered: false }
      : { session_state: state(), completion_triggered: true }
  }
  const rewards_data = { rewards: [{ title: 'Thanks', content: '' }] }
  const api: Api = {
    start: (_, __, key) => unreliable(() => once(key, start)),
    session: () =>
      unreliable(() => ({
        public_id: 'abc',
        survey_type: 'advanced' as const,
        questions: [],
        finished: model.isFinished,
        turns: turns(),
        session_state: state(),
      })),
    firstQuestion: () => unreliable(next),
    nextQuestion: () => unreliable(next),
    submit: (_, answer, key) => unreliable(() => once(key, () => accept(answer))),
    complete: () => unreliable(() => ({ ok: true as const, rewards_data, help })),
  }
  const message = (): RespondentMessage =>
    model.isFinished ? { type: 'finished' } : { type: 'turns', items: turns(), cursor: '1' }
  return { api, model, message, accept }
}

const questionOf = (number: number): Turn => ({
  question: { id: `q${number}`, number, text: `Question ${number}?`, type: 'open', options: [] },
  answer: null,
})

const noDelay: RetryDelay = {
  wait: () => new Promise((resolve) => setImmediate(resolve)),
  skip: () => {},
}

function memoryStore(): WebStorage {
  const held = new Map<string, string>()
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }
}

/** A page on a device; opening it again with the same storage is a reload. */
function openPage(server: ReturnType<typeof openServer>, store: WebStorage) {
  let handleMessage: (message: RespondentMessage) => void = () => {}
  const conversation = createConversation({
    publicId: 'abc',
    maxQuestions: 3,
    requiredFields: [],
    startData: {},
    api: server.api,
    storage: createConversationStorage(store, 'abc'),
    retryDelay: noDelay,
    loadInterview: () => Promise.resolve({ handleMessage: handleLiveMessage, requestQuestion }),
    loadSubscriber: () =>
      Promise.resolve((_: string, handler: typeof handleMessage) => {
        handleMessage = handler
        return () => (handleMessage = () => {})
      }),
  })
  return {
    conversation,
    push: () => handleMessage(server.message()),
    deliver: (message: RespondentMessage) => handleMessage(message),
  }
}

const until = async (isTrue: () => boolean) => {
  for (let turns = 0; !isTrue(); turns++) {
    if (turns > 5_000) throw new Error('it never happened')
    // oxlint-disable-next-line no-await-in-loop -- other work runs in between
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const faulty = fc.array(fc.constantFrom<Fault>('none', 'none', 'lost', 'answer-lost', 'busy'), {
  maxLength: 25,
})

test('whatever the network does, every answer arrives once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(faulty, fc.array(fc.boolean(), { maxLength: 8 }), async (faults, habits) => {
      const server = openServer(3, faults)
      const store = memoryStore()
      const notices = new Set<string | null>()
      const reload = () => {
        const opened = openPage(server, store)
        opened.conversation.store.subscribe(({ notice }) => notices.add(notice))
        return opened
      }
      let page = reload()
      const phase = () => page.conversation.store.getState().phase
      const open = () => openQuestion(page.conversation.store.getState().turns)
      while (phase() !== 'talking') {
        await page.conversation.begin()
        await page.conversation.begin()
      }
      for (let number = 1; number <= 3; number++) {
        await until(() => open()?.number === number)
        const answer = { question_id: `q${number}`, text_response: `answer ${number}` }
        page.conversation.answer(answer)
        page.conversation.answer(answer)
        if (habits.pop()) page.push()
        if (habits.pop()) {
          page.conversation.close()
          page = reload()
          await page.conversation.resume()
        }
        if (habits.pop()) page.push()
      }
      await until(() => page.conversation.store.getState().isSettled)
      expect(server.model.sessions).toBe(1)
      expect(notices).not.toContain('answeredElsewhere')
      expect(server.model.accepted).toEqual(['answer 1', 'answer 2', 'answer 3'])
      expect(page.conversation.store.getState().turns.map(({ answer }) => answer)).toEqual(
        server.model.accepted,
      )
      expect(page.conversation.store.getState().rewards).toHaveLength(1)
      expect(page.conversation.store.getState().help).toEqual(help)
    }),
    { numRuns: 150 },
  )
})

test('an answer from another window wins, and the page says so', async () => {
  const server = openServer(3, [])
  const page = openPage(server, memoryStore())
  await page.conversation.begin()
  const state = page.conversation.store.getState
  await until(() => openQuestion(state().turns)?.number === 1)
  server.accept({ question_id: 'q1', text_response: 'from the other window' })
  page.conversation.answer({ question_id: 'q1', text_response: 'from here' })
  await until(() => openQuestion(state().turns)?.number === 2)
  expect(server.model.accepted).toEqual(['from the other window'])
  expect(state().turns[0]?.answer).toBe('from the other window')
  expect(state().notice).toBe('answeredElsewhere')
})

test('the final question replaces any partial one', async () => {
  const texts = fc.constantFrom('', 'Que', 'Question 2', 'Something else entirely?')
  const news = fc.array(fc.record({ number: fc.integer({ min: 0, max: 3 }), text: texts }))
  await fc.assert(
    fc.asyncProperty(news, news, async (before, after) => {
      const server = openServer(3, [])
      const page = openPage(server, memoryStore())
      const state = page.conversation.store.getState
      await page.conversation.begin()
      await until(() => openQuestion(state().turns)?.number === 1)
      for (const each of before) page.deliver({ type: 'delta', ...each })
      expect(state().partialQuestion?.number).not.toBe(1)
      page.conversation.answer({ question_id: 'q1', text_response: 'yes' })
      await until(() => openQuestion(state().turns)?.number === 2)
      for (const each of after) page.deliver({ type: 'delta', ...each })
      page.push()
      expect(state().partialQuestion?.number ?? 3).toBe(3)
      expect(state().turns.map(({ question }) => question.text)).toEqual([
        'Question 1?',
        'Question 2?',
      ])
      page.conversation.close()
    }),
    { numRuns: 60 },
  )
})

test('a refused answer restores the question and the text', async () => {
  const server = openServer(3, [])
  const store = memoryStore()
  const page = openPage(server, store)
  await page.conversation.begin()
  const state = page.conversation.store.getState
  await until(() => openQuestion(state().turns)?.number === 1)
  server.api.submit = () => Promise.reject(new ApiError(422, { code: 'conversations/wrong-kind' }))
  page.conversation.answer({ question_id: 'q1', text_response: 'unfit' })
  await until(() => state().notice === 'answerUnfit')
  expect(openQuestion(state().turns)?.id).toBe('q1')
  expect(createConversationStorage(store, 'abc').draft.get()).toEqual({
    questionId: 'q1',
    text: 'unfit',
  })
})

test('a conversation unknown to the server is not resumed', async () => {
  const server = openServer(3, [])
  const store = memoryStore()
  createConversationStorage(store, 'abc').session.set('erased')
  server.api.session = () => Promise.reject(new ApiError(404, { code: 'conversations/not-found' }))
  const page = openPage(server, store)
  await page.conversation.resume()
  expect(page.conversation.store.getState().phase).toBe('welcome')
  expect(createConversationStorage(store, 'abc').session.get()).toBeUndefined()
})

test('a conversation erased on another device is removed from this one', async () => {
  const server = openServer(3, [])
  const store = memoryStore()
  const { conversation, push, deliver } = openPage(server, store)
  await conversation.begin()
  push()
  await until(() => conversation.store.getState().turns.length > 0)
  server.api.session = async () => {
    throw new ApiError(404, { code: 'conversations/not-found' })
  }
  const gone = { key: 'q1', deleted: true, question: undefined, answer: null } as const
  deliver({ type: 'turns', items: [gone], cursor: '2' })
  await until(() => conversation.store.getState().phase === 'lost')
  expect(createConversationStorage(store, 'abc').session.get()).toBeUndefined()
})
