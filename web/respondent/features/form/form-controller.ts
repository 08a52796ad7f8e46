// A form without a user interface. Answers go into the outbox first; the conversation's steps deliver them, also once a
// session exists only later.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import { advance } from '../../conversation/advance.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { answerOf, type Entry } from '../controls/entry.ts'
import {
  outboxKey,
  validationError,
  saveEntry,
  restoreForm,
  serializeAnswer,
  showQuestion,
  type FormSession,
  type FormState,
} from './form-session.ts'
import { finishForm, cancelFinish } from './finish-form.ts'
import { changeLanguage } from './change-language.ts'

export type FormController = {
  store: StoreApi<FormState>
  enter(entry: Entry | undefined, isSpoken?: boolean): void
  /** Goes to the next question or the end unless an answer is missing. Returns whether another question is shown. */
  next(): boolean
  /** Submits the current input if it is valid. */
  goTo(at: number): void
  setLanguage(lang: PublicPage['lang']): void
}

/** `questions`: as of the page; a session that started earlier keeps its own. */
export function createFormController(
  { run, begin }: Conversation,
  questions: readonly SurveyQuestion[],
  lang: PublicPage['lang'],
): FormController {
  const sessionQuestions = run.questions ?? questions
  const { entries, spoken, at, saved } = restoreForm(run, sessionQuestions, lang)
  const store = createStore<FormState>()(() => ({
    questions: sessionQuestions,
    at,
    entries,
    spoken,
    from: 'start',
    isTried: false,
    isFinishing: false,
  }))
  const session: FormSession = { run, begin, lang, store, saved }
  run.store.subscribe(({ isStarting, phase }) => {
    // No new submission starts, and completion waits for this one.
    if (!store.getState().isFinishing || isStarting || run.sessionId || phase !== 'talking') return
    cancelFinish(session)
    run.store.setState({ notice: 'finishFailed' })
  })
  return {
    store,
    enter: (entry, isSpoken) => {
      const { questions: all, at: here, ...before } = store.getState()
      const id = all[here]?.id
      if (!id) return
      if (run.finish) cancelFinish(session)
      // A corrected transcript still counts as spoken.
      const wasSpoken = entry ? (isSpoken ?? before.spoken[id]) : undefined
      store.setState({
        entries: { ...before.entries, [id]: entry },
        spoken: { ...before.spoken, [id]: wasSpoken },
      })
      saveEntry(run, store.getState(), id)
    },
    next: () => nextQuestion(session),
    setLanguage: (to) => changeLanguage(session, to),
    goTo: (to) => {
      if (run.finish) cancelFinish(session)
      saveAnswer(session)
      showQuestion(session, to)
    },
  }
}

function nextQuestion(session: FormSession): boolean {
  const { questions, at, isFinishing } = session.store.getState()
  // A second click has no effect while the first runs.
  if (isFinishing) return false
  if (!saveAnswer(session)) {
    session.store.setState({ isTried: true })
    return false
  }
  if (at < questions.length - 1) showQuestion(session, at + 1)
  else {
    finishForm(session)
    void advance(session.run)
  }
  return session.store.getState().at !== at
}

/** Submits the input, or withdraws the answer if the input is empty. Returns whether that is valid. */
function saveAnswer({ run, store, saved, lang }: FormSession): boolean {
  const { questions, at, entries, spoken } = store.getState()
  const question = questions[at]
  if (!question || validationError(question, entries[question.id], lang)) return false
  const { id } = question
  const now = serializeAnswer(question, entries[id], lang)
  if (now === (saved.get(id) ?? '')) return true
  saved.set(id, now)
  const sessionId = outboxKey(run)
  const { outbox } = run.storage
  // Superseded before it was sent; the earlier request may already be running.
  const waiting = outbox.all(sessionId).slice(run.sessionId ? 1 : 0)
  for (const each of waiting) if (each.answer.question_id === id) outbox.remove(each.key)
  const answer = answerOf(question, entries[id], lang) ?? { question_id: id }
  const submission = spoken[id] ? { ...answer, transcribed: true } : answer
  outbox.add({ key: newIdempotencyKey(), sessionId, answer: submission })
  void advance(run)
  return true
}
