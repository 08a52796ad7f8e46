// A form being filled in, without a screen. What is given goes into the outbox first; the conversation's own steps
// deliver it, also before there is a session to deliver it to.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { newIntent } from '../../../shared/call.ts'
import { advance } from '../../conversation/advance.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { answerOf, type Entry } from '../controls/entry.ts'
import {
  boxOf,
  flawOf,
  keep,
  restored,
  savedForm,
  show,
  type Filling,
  type FormState,
} from './filling.ts'
import { finish, unfinish } from './finishing.ts'
import { speak } from './speak.ts'

export type Form = {
  store: StoreApi<FormState>
  enter(entry: Entry | undefined, isSpoken?: boolean): void
  /** On to the next question or to the end, unless an answer is missing. Whether another question is shown. */
  next(): boolean
  /** What is entered here is given, where it is an answer. */
  goTo(at: number): void
  speak(lang: PublicPage['lang']): void
}

/** `questions`: as the page knows them; a session that began earlier keeps its own. */
export function createForm(
  { run, begin }: Conversation,
  questions: readonly SurveyQuestion[],
  lang: PublicPage['lang'],
): Form {
  const asked = run.questions ?? questions
  const { entries, spoken, at, saved } = restored(run, asked, lang)
  const store = createStore<FormState>()(() => ({
    questions: asked,
    at,
    entries,
    spoken,
    from: 'start',
    isTried: false,
    isFinishing: false,
  }))
  const fill: Filling = { run, begin, lang, store, saved }
  run.store.subscribe(({ isStarting, phase }) => {
    // Nothing begins any more, and the end waits for it.
    if (!store.getState().isFinishing || isStarting || run.sessionId || phase !== 'talking') return
    unfinish(fill)
    run.store.setState({ notice: 'finishFailed' })
  })
  return {
    store,
    enter: (entry, isSpoken) => {
      const { questions: all, at: here, ...before } = store.getState()
      const id = all[here]?.id
      if (!id) return
      if (run.finish) unfinish(fill)
      // Corrected by hand, it was still said aloud.
      const wasSpoken = entry ? (isSpoken ?? before.spoken[id]) : undefined
      store.setState({
        entries: { ...before.entries, [id]: entry },
        spoken: { ...before.spoken, [id]: wasSpoken },
      })
      keep(run, store.getState(), id)
    },
    next: () => next(fill),
    speak: (to) => speak(fill, to),
    goTo: (to) => {
      if (run.finish) unfinish(fill)
      save(fill)
      show(fill, to)
    },
  }
}

function next(fill: Filling): boolean {
  const { questions, at, isFinishing } = fill.store.getState()
  // A second click finds the first at work.
  if (isFinishing) return false
  if (!save(fill)) {
    fill.store.setState({ isTried: true })
    return false
  }
  if (at < questions.length - 1) show(fill, at + 1)
  else {
    finish(fill)
    void advance(fill.run)
  }
  return fill.store.getState().at !== at
}

/** Gives what is entered, or takes back what was given and is there no more. Whether it can be. */
function save({ run, store, saved, lang }: Filling): boolean {
  const { questions, at, entries, spoken } = store.getState()
  const question = questions[at]
  if (!question || flawOf(question, entries[question.id], lang)) return false
  const { id } = question
  const now = savedForm(question, entries[id], lang)
  if (now === (saved.get(id) ?? '')) return true
  saved.set(id, now)
  const sessionId = boxOf(run)
  const { outbox } = run.memory
  // Overtaken before it was sent; the first may be on its way already.
  const waiting = outbox.all(sessionId).slice(run.sessionId ? 1 : 0)
  for (const each of waiting) if (each.answer.question_id === id) outbox.remove(each.key)
  const answer = answerOf(question, entries[id], lang) ?? { question_id: id }
  const said = spoken[id] ? { ...answer, transcribed: true } : answer
  outbox.add({ key: newIntent(), sessionId, answer: said })
  void advance(run)
  return true
}
