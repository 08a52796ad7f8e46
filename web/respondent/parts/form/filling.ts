// A form as far as it is filled in: what is on the screen, and what of it the server has or will have.
import type { StoreApi } from 'zustand/vanilla'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Running } from '../../conversation/advance.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { answerOf, entryOf, isUnfit, type Entry, type Given } from '../controls/entry.ts'

type Lang = PublicPage['lang']

export type FormState = {
  questions: readonly SurveyQuestion[]
  at: number
  entries: Readonly<Record<string, Entry | undefined>>
  /** What of it was said aloud. */
  spoken: Readonly<Record<string, boolean | undefined>>
  /** On which side of this question the person was before. */
  from: 'start' | 'before' | 'after'
  /** They wanted to go on from here and could not. */
  isTried: boolean
  isFinishing: boolean
}

export type Filling = {
  run: Running
  begin: Conversation['begin']
  lang: Lang
  store: StoreApi<FormState>
  /** Of each question the answer that is sent or waits to be. */
  saved: Map<string, string>
  /** Aborted when the person goes back from the end. */
  finishing?: AbortController
}

/** Why a person cannot go on from a question. */
export function flawOf(
  question: SurveyQuestion,
  entry: Entry | undefined,
  lang: Lang,
): 'required' | 'notNumber' | undefined {
  if (isUnfit(question, entry, lang)) return 'notNumber'
  return question.is_required && !answerOf(question, entry, lang) ? 'required' : undefined
}

/** Empty where there is no answer. */
export const savedForm = (question: SurveyQuestion, entry: Entry | undefined, lang: Lang): string =>
  JSON.stringify(answerOf(question, entry, lang)) ?? ''

/** Where answers wait: under the session, or as long as there is none, under the attempt to begin it. */
export const boxOf = ({ sessionId, attempt, memory }: Running): string =>
  sessionId ?? attempt ?? memory.starting.get()?.key ?? ''

/** What the server knows, over it what waits to be sent, over it what was being entered when the page was left. */
export function restored(run: Running, questions: readonly SurveyQuestion[], lang: Lang) {
  const given = new Map<string, Given>()
  for (const turn of run.store.getState().turns) given.set(turn.question.id, turn.given ?? {})
  for (const { answer } of run.memory.outbox.all(boxOf(run))) given.set(answer.question_id, answer)
  const entries: Record<string, Entry | undefined> = {}
  const spoken: Record<string, boolean | undefined> = {}
  const saved = new Map<string, string>()
  for (const question of questions) {
    const { id, type } = question
    entries[id] = entryOf(type, given.get(id) ?? {}, lang)
    spoken[id] = given.get(id)?.transcribed ?? undefined
    saved.set(id, savedForm(question, entries[id], lang))
  }
  const kept = run.memory.entry.get()
  let at = questions.findIndex(({ id }) => id === kept?.questionId)
  if (kept && at >= 0) {
    entries[kept.questionId] = kept.entry as Entry | undefined
    spoken[kept.questionId] = kept.spoken
  } else at = questions.findIndex(({ id }) => !saved.get(id))
  return { entries, spoken, saved, at: at < 0 ? questions.length - 1 : at }
}

export function show({ run, store }: Filling, at: number): void {
  const { questions, at: before } = store.getState()
  const question = questions[at]
  if (!question || at === before) return
  keep(run, store.getState(), question.id)
  store.setState({ at, from: at > before ? 'before' : 'after', isTried: false })
}

/** As long as it is not given, it is kept on this device. */
export function keep({ memory }: Running, { entries, spoken }: FormState, id: string): void {
  memory.entry.set({ questionId: id, entry: entries[id], ...(spoken[id] && { spoken: true }) })
}
