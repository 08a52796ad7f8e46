// One respondent's conversation, without a user interface: the page renders its state; simulated respondents drive it too.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { newIdempotencyKey } from '../../shared/idempotency-key.ts'
import { advance, loadOutcomes } from './advance.ts'
import { ApiError, type Answer, type StartRequest } from './api.ts'
import type { ConversationOptions, ConversationRun } from './conversation-run.ts'
import { retryTransient } from './retry.ts'
import { startSession } from './start-session.ts'
import { initialState, type ConversationState } from './conversation-state.ts'
import { mergeTurns, openQuestion, applyUnsentAnswers } from './transcript.ts'

export type Conversation = {
  store: StoreApi<ConversationState>
  /** From the welcome screen: shows the pre-survey fields, if any, else starts. */
  start(): void
  begin(fields?: StartRequest['pre_survey_data']): Promise<void>
  /** Resumes this device's conversation, if it has one. */
  resume(): Promise<void>
  answer(answer: Answer): void
  /** Retries at once what failed or waits. */
  retry(): void
  dismiss(): void
  setOffline(isOffline: boolean): void
  /** Stops requests and subscriptions. Unsent answers stay on the device. */
  close(): void
  /** What the screens of a form continue with. */
  run: ConversationRun
}

export function createConversation(options: ConversationOptions): Conversation {
  const store = createStore<ConversationState>()(() => initialState(options.maxQuestions))
  const run: ConversationRun = {
    ...options,
    store,
    isBusy: false,
    isStale: false,
    isFinished: false,
    abortController: new AbortController(),
    loadInterview: () => options.loadInterview().catch(retryLater),
    loadOutcomes: () => import('./outcomes.ts').catch(retryLater),
  }
  const begin = (fields?: StartRequest['pre_survey_data']) => beginSession(run, fields)
  return {
    store,
    run,
    begin,
    start: () => {
      if (options.requiredFields.length > 0) store.setState({ phase: 'fields', notice: null })
      else void begin()
    },
    resume: () => resume(run),
    answer: (answer) => submitAnswer(run, answer),
    retry: () => {
      store.setState({ notice: null })
      options.retryDelay.skip()
      void advance(run)
    },
    dismiss: () => store.setState({ notice: null }),
    setOffline: (isOffline) => {
      store.setState({ isOffline })
      if (!isOffline) options.retryDelay.skip()
    },
    close: () => {
      run.abortController.abort()
      run.questionRequest?.abort()
      run.unsubscribe?.()
    },
  }
}

/** A part that does not load is tried again, as an unreachable server is. */
const retryLater = () => {
  throw new ApiError(0)
}

async function beginSession(
  run: ConversationRun,
  fields?: StartRequest['pre_survey_data'],
): Promise<void> {
  const { store, storage } = run
  if (store.getState().isStarting || run.sessionId) return
  store.setState({ isStarting: true, notice: null, ...(run.isForm && { phase: 'talking' }) })
  const start = fields ? { ...run.startData, pre_survey_data: fields } : run.startData
  try {
    const starting = retryTransient(() => startSession(run, start), {
      retryDelay: run.retryDelay,
      signal: run.abortController.signal,
      maxAttempts: run.isForm ? Infinity : 3,
      onFailure: ({ status }) => store.setState({ isOffline: status === 0 }),
    })
    // Answers may be stored under the name of the attempt.
    run.startKey = storage.starting.get()?.key
    const { session_id, browser_token } = await starting
    if (run.abortController.signal.aborted) return
    storage.outbox.reassign(run.startKey, session_id)
    storage.session.set(session_id)
    if (browser_token) storage.browser.set(browser_token)
    storage.starting.clear()
    store.setState({ phase: 'talking', isOffline: false })
    enterSession(run, session_id)
  } catch (failure) {
    await handleFailure(run, failure)
  } finally {
    store.setState({ isStarting: false })
  }
}

async function handleFailure(run: ConversationRun, failure: unknown): Promise<void> {
  const { store, storage, isForm, abortController } = run
  if (abortController.signal.aborted) return
  if (!(failure instanceof ApiError)) throw failure
  if (!failure.isTransient && !isForm) storage.starting.clear()
  const outcomes = await run.loadOutcomes().catch(() => undefined)
  if (outcomes) outcomes.handleStartFailure(run, failure)
  else if (!isForm) store.setState({ notice: 'startFailed' })
}

async function resume(run: ConversationRun): Promise<void> {
  const { store, storage, api, retryDelay } = run
  const sessionId = storage.session.get()
  const attempt = storage.starting.get()
  const isAnswered = attempt && storage.outbox.all(attempt.key).length > 0
  if (!sessionId && run.isForm && isAnswered)
    return beginSession(run, attempt.start.pre_survey_data)
  if (!sessionId) return
  store.setState({ phase: 'resuming' })
  try {
    const session = await retryTransient(() => api.session(sessionId), {
      retryDelay,
      signal: run.abortController.signal,
      onFailure: ({ status }) => store.setState({ isOffline: status === 0 }),
    })
    store.setState({
      phase: 'talking',
      isOffline: false,
      turns: applyUnsentAnswers(session.turns, storage.outbox.all(sessionId)),
      maxQuestions: session.session_state.max_questions,
    })
    run.isFinished = session.finished
    run.questions = session.questions
    enterSession(run, sessionId)
  } catch {
    if (run.abortController.signal.aborted) return
    // Erased, or of another installation: nothing to resume.
    const { clearConversation } = await loadOutcomes(run)
    clearConversation(storage)
    store.setState({ phase: 'welcome' })
  }
}

function enterSession(run: ConversationRun, sessionId: string): void {
  run.sessionId = sessionId
  // A preview has no live feed.
  const isLive = run.loadSubscriber && !sessionId.startsWith('preview-')
  if (!run.isFinished && isLive) subscribeToUpdates(run, sessionId).catch(() => {})
  void advance(run)
}

/** If this does not load, the conversation works by calls alone. */
async function subscribeToUpdates(run: ConversationRun, sessionId: string): Promise<void> {
  const left = new AbortController()
  run.unsubscribe = () => left.abort()
  const [{ handleMessage }, follow] = await Promise.all([
    run.loadInterview(),
    run.loadSubscriber?.(),
  ])
  if (follow && !left.signal.aborted)
    run.unsubscribe = follow(sessionId, (message) => handleMessage(run, message))
}

function submitAnswer(run: ConversationRun, answer: Answer): void {
  const { store, storage, sessionId } = run
  const { turns } = store.getState()
  const open = openQuestion(turns)
  // A second click has no effect: the question is answered.
  if (!sessionId || !open || open.id !== answer.question_id) return
  storage.outbox.add({ key: newIdempotencyKey(), sessionId, answer })
  storage.draft.clear()
  const turn = { question: open, answer: answer.text_response ?? '' }
  store.setState({
    turns: mergeTurns(turns, [turn]).map((turn) =>
      turn.question.id === open.id ? { ...turn, isUnsent: true } : turn,
    ),
    notice: null,
  })
  void advance(run)
}
