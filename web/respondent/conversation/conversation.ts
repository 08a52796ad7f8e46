// One respondent's conversation, without a screen: the page shows its state, and simulated respondents drive it too.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ProblemCode } from '#contract/problems.ts'
import { newIntent } from '../../shared/call.ts'
import { advance, type Running, type Talking } from './advance.ts'
import { CallFailed, type Answer, type Api, type Start } from './api.ts'
import type { Follow } from './live.ts'
import type { Memory } from './memory.ts'
import { persist, type Patience } from './persist.ts'
import { startSession, type Starting } from './starting.ts'
import { initialState, type ConversationState } from './state.ts'
import { merged, openQuestion, withUnsent } from './transcript.ts'

export type Conversation = {
  store: StoreApi<ConversationState>
  /** From the welcome screen: asks for the fields that the survey wants, else begins. */
  start(): void
  begin(fields?: Start['pre_survey_data']): Promise<void>
  /** Goes on where this device left off; nothing when it holds no conversation. */
  resume(): Promise<void>
  answer(answer: Answer): void
  /** Tries again now what failed or waits. */
  retry(): void
  dismiss(): void
  setOffline(isOffline: boolean): void
  /** Stops asking, sending and listening. What is unsent stays on the device. */
  close(): void
  /** What the screens of a form go on with. */
  run: Running
}

export type ConversationOptions = {
  publicId: string
  maxQuestions: number
  requiredFields: readonly string[]
  /** The questions are fixed: nobody waits for one, nor for the session to begin. */
  isForm?: boolean
  about: Start
  api: Api
  memory: Memory
  patience: Patience
  signs?: Starting['signs']
  painted?: Starting['painted']
  /** Without it the calls alone carry the conversation. */
  follow?: (() => Promise<Follow>) | undefined
}

export function createConversation(options: ConversationOptions): Conversation {
  const store = createStore<ConversationState>()(() => initialState(options.maxQuestions))
  const run: Running = {
    ...options,
    store,
    isBusy: false,
    isStale: false,
    isFinished: false,
    end: new AbortController(),
    talking,
  }
  const begin = (fields?: Start['pre_survey_data']) => beginWith(run, fields)
  return {
    store,
    run,
    begin,
    start: () => {
      if (options.requiredFields.length > 0) store.setState({ phase: 'fields', notice: null })
      else void begin()
    },
    resume: () => resume(run),
    answer: (answer) => answerWith(run, answer),
    retry: () => {
      store.setState({ notice: null })
      options.patience.nudge()
      void advance(run)
    },
    dismiss: () => store.setState({ notice: null }),
    setOffline: (isOffline) => {
      store.setState({ isOffline })
      if (!isOffline) options.patience.nudge()
    },
    close: () => {
      run.end.abort()
      run.asking?.abort()
      run.unfollow?.()
    },
  }
}

async function beginWith(run: Running, fields?: Start['pre_survey_data']): Promise<void> {
  const { store, memory } = run
  if (store.getState().isStarting || run.sessionId) return
  store.setState({ isStarting: true, notice: null, ...(run.isForm && { phase: 'talking' }) })
  const start = fields ? { ...run.about, pre_survey_data: fields } : run.about
  try {
    const starting = persist(() => startSession(run, start), {
      patience: run.patience,
      signal: run.end.signal,
      tries: run.isForm ? Infinity : 3,
      onFailure: ({ status }) => store.setState({ isOffline: status === 0 }),
    })
    // Answers may wait for it under the name of the attempt.
    run.attempt = memory.starting.get()?.key
    const { session_id, browser_token } = await starting
    if (run.end.signal.aborted) return
    memory.outbox.adopt(run.attempt, session_id)
    memory.session.set(session_id)
    if (browser_token) memory.browser.set(browser_token)
    memory.starting.clear()
    store.setState({ phase: 'talking', isOffline: false })
    enter(run, session_id)
  } catch (failure) {
    refusedStart(run, failure)
  } finally {
    store.setState({ isStarting: false })
  }
}

/** Nothing that the person does here would change it. */
const final: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'surveys/not-public',
  'surveys/unavailable',
  'surveys/no-questions',
  'surveys/invitation-required',
  'surveys/invitation-invalid',
  'surveys/invitation-used',
  'conversations/already-answered',
  'conversations/finished',
])

function refusedStart({ store, memory, isForm, end }: Running, failure: unknown): void {
  if (end.signal.aborted) return
  if (!(failure instanceof CallFailed)) throw failure
  if (!failure.isPassing && !isForm) memory.starting.clear()
  if (failure.code && final.has(failure.code)) {
    store.setState({ phase: 'unavailable', problem: failure.code })
  } else if (failure.code === 'conversations/pre-survey-incomplete') {
    store.setState({ phase: 'fields' })
  } else if (!isForm) {
    store.setState({ notice: 'startFailed' })
  }
}

async function resume(run: Running): Promise<void> {
  const { store, memory, api, patience } = run
  const sessionId = memory.session.get()
  const attempt = memory.starting.get()
  const isAnswered = attempt && memory.outbox.all(attempt.key).length > 0
  if (!sessionId && run.isForm && isAnswered) return beginWith(run, attempt.start.pre_survey_data)
  if (!sessionId) return
  store.setState({ phase: 'resuming' })
  try {
    const session = await persist(() => api.session(sessionId), {
      patience,
      signal: run.end.signal,
      onFailure: ({ status }) => store.setState({ isOffline: status === 0 }),
    })
    store.setState({
      phase: 'talking',
      isOffline: false,
      turns: withUnsent(session.turns, memory.outbox.all(sessionId)),
      maxQuestions: session.session_state.max_questions,
    })
    run.isFinished = session.finished
    run.questions = session.questions
    enter(run, sessionId)
  } catch {
    if (run.end.signal.aborted) return
    // Erased, or from another instance: this device has nothing to go on with.
    memory.forget()
    store.setState({ phase: 'welcome' })
  }
}

function enter(run: Running, sessionId: string): void {
  run.sessionId = sessionId
  if (!run.isFinished && run.follow) listen(run, sessionId).catch(() => {})
  void advance(run)
}

/** Where this does not load, the calls alone carry the conversation. */
async function listen(run: Running, sessionId: string): Promise<void> {
  const left = new AbortController()
  run.unfollow = () => left.abort()
  const [{ hear }, follow] = await Promise.all([run.talking(), run.follow?.()])
  if (follow && !left.signal.aborted)
    run.unfollow = follow(sessionId, (message) => hear(run, message))
}

async function talking(): Promise<Talking> {
  return import('./talking.ts').catch(() => {
    throw new CallFailed(0)
  })
}

function answerWith(run: Running, answer: Answer): void {
  const { store, memory, sessionId } = run
  const { turns } = store.getState()
  const open = openQuestion(turns)
  // A second click finds the question answered.
  if (!sessionId || !open || open.id !== answer.question_id) return
  memory.outbox.add({ key: newIntent(), sessionId, answer })
  memory.draft.clear()
  const said = { question: open, answer: answer.text_response ?? '' }
  store.setState({
    turns: merged(turns, [said]).map((turn) =>
      turn.question.id === open.id ? { ...turn, isUnsent: true } : turn,
    ),
    notice: null,
  })
  void advance(run)
}
