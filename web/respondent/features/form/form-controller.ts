// A form being filled in, without a screen. What is given goes into the outbox first; the conversation's own steps
// deliver it, also before there is a session to deliver it to.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { newIdempotencyKey } from '../../../shared/call.ts'
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
  /** On to the next question or to the end, unless an answer is missing. Whether another question is shown. */
  next(): boolean
  /** What is entered here is given, where it is an answer. */
  goTo(at: number): void
  setLanguage(lang: PublicPage['lang']): void
}

/** `questions`: as the page knows them; a session that began earlier keeps its own. */
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
    // Nothing begins any more, and the end waits for it.
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
      // Corrected by hand, it was still said aloud.
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
  // A second click finds the first at work.
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

/** Gives what is entered, or takes back what was given and is there no more. Whether it can be. */
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
  // Overtaken before it was sent; the first may be on its way already.
  const waiting = outbox.all(sessionId).slice(run.sessionId ? 1 : 0)
  for (const each of waiting) if (each.answer.question_id === id) outbox.remove(each.key)
  const answer = answerOf(question, entries[id], lang) ?? { question_id: id }
  const submission = spoken[id] ? { ...answer, transcribed: true } : answer
  outbox.add({ key: newIdempotencyKey(), sessionId, answer: submission })
  void advance(run)
  return true
}
