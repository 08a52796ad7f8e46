// Runs against a server that loses requests and responses, is busy or cannot start a session yet.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProblemCode } from '#contract/problems.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { ApiError, type Answer, type Api } from '../../conversation/api.ts'
import { createConversation } from '../../conversation/conversation.ts'
import {
  createConversationStorage,
  type WebStorage,
} from '../../conversation/conversation-storage.ts'
import { createFormController } from './form-controller.ts'

// The page loads it after the first question.
beforeAll(() => import('../../conversation/outcomes.ts'))

type Fault = 'none' | 'lost' | 'answer-lost' | 'busy'
type Page = ReturnType<typeof openPage>

const refuse = (status: number, code: ProblemCode, more: object = {}): never => {
  throw new ApiError(status, { code, ...more })
}
const question = (
  id: string,
  type: SurveyQuestion['type'],
  is_required = true,
): SurveyQuestion => ({
  id,
  text: `${id}?`,
  type,
  is_required,
  options: type === 'ranking' ? ['A', 'B'] : [],
})
const questions = [
  question('why', 'open'),
  question('much', 'number', false),
  question('ok', 'boolean'),
]

/** Model of the server: a repeated key changes nothing, the latest answer counts. */
function openServer(faults: Fault[] = []) {
  const done = new Map<string, unknown>()
  const model = { given: new Map<string, Answer>(), requests: 0, sessions: 0, isFinished: false }
  const once = <T>(key: string, work: () => T): T => {
    if (!done.has(key)) done.set(key, work())
    return done.get(key) as T
  }
  const unreliable = async <T>(work: () => T): Promise<T> => {
    const fault = faults.shift() ?? 'none'
    await Promise.resolve()
    if (fault === 'lost') throw new ApiError(0)
    if (fault === 'busy') refuse(503, 'service/unavailable')
    const result = work()
    if (fault === 'answer-lost') throw new ApiError(0)
    return result
  }
  const accept = (answer: Answer) => {
    if (model.isFinished) refuse(409, 'conversations/finished')
    model.requests += 1
    const { question_id, ...values } = answer
    if (Object.keys(values).length === 0) model.given.delete(question_id)
    else model.given.set(question_id, answer)
    return { ok: true as const, response_id: 'r', position: '1' }
  }
  const missing = () =>
    questions
      .filter(({ id, is_required }) => is_required && !model.given.has(id))
      .map(({ id }) => id)
  const session = () => ({
    finished: model.isFinished,
    questions,
    turns: [...model.given].map(([id, given]) => ({ question: { id }, answer: '', given })),
    session_state: { max_questions: questions.length },
  })
  const api = {
    start: (_: string, __: object, key: string) =>
      unreliable(() => once(key, () => ({ session_id: `s${(model.sessions += 1)}` }))),
    session: () => unreliable(session),
    submit: (_: string, answer: Answer, key: string) =>
      unreliable(() => once(key, () => accept(answer))),
    complete: () =>
      unreliable(() => {
        if (missing().length > 0)
          refuse(409, 'conversations/required-missing', { missing: missing() })
        model.isFinished = true
        return { ok: true as const }
      }),
  }
  return { api: api as unknown as Api, model }
}

const noDelay = {
  wait: () => new Promise<void>((resolve) => setImmediate(resolve)),
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
  const memory = createConversationStorage(store, 'abc')
  const conversation = createConversation({
    publicId: 'abc',
    maxQuestions: questions.length,
    requiredFields: [],
    isForm: true,
    startData: {},
    api: server.api,
    storage: memory,
    retryDelay: noDelay,
    loadInterview: () => Promise.reject(new Error('a form has no interviewer')),
  })
  const open = () => createFormController(conversation, questions, 'en')
  return { conversation, memory, open, phase: () => conversation.store.getState().phase }
}

const until = async (isTrue: () => boolean) => {
  for (let turns = 0; !isTrue(); turns++) {
    if (turns > 5_000) throw new Error('it never happened')
    // oxlint-disable-next-line no-await-in-loop -- other work runs in between
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** As the page does: the form exists once the session was started or resumed. */
async function begun(page: Page) {
  void page.conversation.resume()
  await until(() => page.phase() !== 'resuming')
  if (page.phase() === 'welcome') page.conversation.start()
  expect(page.phase()).toBe('talking')
  return page.open()
}

const faulty = fc.array(fc.constantFrom<Fault>('none', 'none', 'lost', 'answer-lost', 'busy'), {
  maxLength: 25,
})
type Habit = 'reload' | 'back' | 'go on'
const habits = fc.array(fc.constantFrom<Habit>('reload', 'back', 'go on', 'go on'), {
  maxLength: 12,
})

test('on any network and in any order of questions, the latest answer counts', async () => {
  await fc.assert(
    fc.asyncProperty(faulty, habits, async (faults, moves) => {
      const server = openServer(faults)
      const store = memoryStore()
      let page = openPage(server, store)
      let form = await begun(page)
      const submitted = new Map<string, string | boolean>()
      const shown: [number, number][] = []
      const submitHere = (word: number) => {
        const { questions: all, at } = form.store.getState()
        const { id, type } = all[at]!
        const entry = type === 'boolean' ? word % 2 === 0 : String(word)
        form.enter(entry)
        submitted.set(id, entry)
      }
      for (const [word, move] of moves.entries()) {
        submitHere(word)
        const { at } = form.store.getState()
        if (move === 'back') form.goTo(Math.max(0, at - 1))
        else if (move === 'go on' && at < questions.length - 1) form.next()
        else if (move === 'reload') {
          page.conversation.close()
          page = openPage(server, store)
          const { memory } = page
          const attempt = memory.starting.get()?.key ?? ''
          const isKnown = memory.session.get() ?? memory.outbox.all(attempt).length > 0
          form = await begun(page)
          // On the same question, unless nothing was submitted yet.
          shown.push([form.store.getState().at, isKnown ? at : 0])
        }
      }
      while (form.store.getState().at < questions.length - 1) {
        submitHere(90)
        form.next()
      }
      submitHere(92)
      form.next()
      form.next()
      await until(() => page.conversation.store.getState().isSettled)
      expect(shown.map(([at]) => at)).toEqual(shown.map(([, at]) => at))
      expect(page.phase()).toBe('completed')
      expect(server.model.isFinished).toBe(true)
      const stored = new Map(
        [...server.model.given].map(([id, { text_response, boolean_value }]) => [
          id,
          boolean_value ?? text_response,
        ]),
      )
      expect(stored.get('why')).toBe(submitted.get('why'))
      expect(stored.get('ok')).toBe(submitted.get('ok'))
      expect(stored.get('much')).toBe(submitted.get('much'))
    }),
    { numRuns: 100 },
  )
})

describe('a form', () => {
  test('stays on an unanswered required question and shows an error', async () => {
    const page = openPage(openServer(), memoryStore())
    const form = await begun(page)
    expect(form.next()).toBe(false)
    expect(form.store.getState()).toMatchObject({ at: 0, isTried: true })
    form.enter('  ')
    expect(form.next()).toBe(false)
    form.enter('because')
    expect(form.next()).toBe(true)
    expect(form.store.getState()).toMatchObject({ at: 1, isTried: false, from: 'before' })
    // Optional: skipped unless the input is invalid.
    form.enter('many')
    expect(form.next()).toBe(false)
    form.enter('')
    expect(form.next()).toBe(true)
  })

  test('sends an answer once, however often its question is visited, and withdraws a cleared one', async () => {
    const server = openServer()
    const form = await begun(openPage(server, memoryStore()))
    form.enter('because')
    form.next()
    form.enter('7')
    form.next()
    await until(() => server.model.requests === 2)
    form.goTo(0)
    form.next()
    form.next()
    form.goTo(1)
    form.enter(undefined)
    form.next()
    await until(() => server.model.requests === 3)
    expect([...server.model.given.keys()]).toEqual(['why'])
  })

  test('can be filled in before a session starts, and is delivered then', async () => {
    const server = openServer()
    const { start } = server.api
    let isOpen = false
    server.api.start = (...args) =>
      isOpen ? start(...args) : Promise.reject(new ApiError(503, { code: 'service/unavailable' }))
    const store = memoryStore()
    const page = openPage(server, store)
    const form = await begun(page)
    form.enter('because')
    form.next()
    form.next()
    form.enter(true)
    form.next()
    expect(page.conversation.store.getState().notice).toBeNull()
    expect(form.store.getState().isFinishing).toBe(true)
    page.conversation.close()
    const reloaded = openPage(server, store)
    const again = await begun(reloaded)
    expect(again.store.getState().entries).toMatchObject({ why: 'because', ok: true })
    isOpen = true
    again.next()
    await until(() => reloaded.conversation.store.getState().isSettled)
    expect([...server.model.given.keys()].toSorted()).toEqual(['ok', 'why'])
  })

  test('returns to the question that the server lacks', async () => {
    const server = openServer()
    const page = openPage(server, memoryStore())
    const form = await begun(page)
    form.enter('because')
    form.next()
    form.next()
    await until(() => server.model.requests === 1)
    server.model.given.clear()
    form.enter(false)
    form.next()
    await until(() => form.store.getState().at === 0)
    expect(form.store.getState()).toMatchObject({ isTried: true, isFinishing: false })
    form.next()
    form.next()
    form.next()
    await until(() => page.phase() === 'completed')
  })

  test('shows a failed completion and allows a retry', async () => {
    const server = openServer()
    const { complete } = server.api
    server.api.complete = () => Promise.reject(new ApiError(422, { code: 'request/invalid' }))
    const page = openPage(server, memoryStore())
    const form = await begun(page)
    form.enter('because')
    form.next()
    form.next()
    form.enter(false)
    form.next()
    await until(() => page.conversation.store.getState().notice === 'finishFailed')
    server.api.complete = complete
    page.conversation.retry()
    await until(() => page.phase() === 'completed')
    expect(server.model.isFinished).toBe(true)
  })
})

test('a number keeps its value in another language and is not sent again', async () => {
  const server = openServer()
  const form = await begun(openPage(server, memoryStore()))
  form.enter('why')
  form.next()
  form.enter('1.234')
  form.setLanguage('pt-br')
  form.goTo(0)
  await until(() => server.model.given.has('much'))
  expect(server.model.given.get('much')).toMatchObject({ number_value: 1.234 })
  const { requests } = server.model
  form.setLanguage('en')
  form.goTo(1)
  expect(form.store.getState().entries).toMatchObject({ why: 'why', much: '1.234' })
  form.setLanguage('pt-br')
  expect(form.store.getState().entries).toMatchObject({ much: '1,234' })
  form.goTo(0)
  await new Promise((resolve) => setImmediate(resolve))
  expect(server.model.requests).toBe(requests)
})

test('a spoken answer stays marked as spoken after corrections and a reload', async () => {
  const server = openServer()
  const store = memoryStore()
  const form = await begun(openPage(server, store))
  form.enter('It was slow', true)
  form.enter('It was very slow')
  const again = await begun(openPage(server, store))
  again.next()
  await until(() => server.model.given.has('why'))
  expect(server.model.given.get('why')).toMatchObject({
    text_response: 'It was very slow',
    transcribed: true,
  })
  again.goTo(0)
  again.enter('')
  again.enter('Written')
  again.next()
  await until(() => server.model.given.get('why')?.text_response === 'Written')
  expect(server.model.given.get('why')).not.toHaveProperty('transcribed')
})
