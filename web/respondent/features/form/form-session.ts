// A form as far as it is filled in: what is on the screen, and what of it the server has or will have.
import type { StoreApi } from 'zustand/vanilla'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { ConversationRun } from '../../conversation/conversation-run.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { answerOf, entryOf, isInvalid, type Entry, type AnswerValues } from '../controls/entry.ts'

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

export type FormSession = {
  run: ConversationRun
  begin: Conversation['begin']
  lang: Lang
  store: StoreApi<FormState>
  /** Of each question the answer that is sent or waits to be. */
  saved: Map<string, string>
  /** Aborted when the person goes back from the end. */
  completionAbort?: AbortController
}

/** Why a person cannot go on from a question. */
export function validationError(
  question: SurveyQuestion,
  entry: Entry | undefined,
  lang: Lang,
): 'required' | 'notNumber' | undefined {
  if (isInvalid(question, entry, lang)) return 'notNumber'
  return question.is_required && !answerOf(question, entry, lang) ? 'required' : undefined
}

/** Empty where there is no answer. */
export const serializeAnswer = (
  question: SurveyQuestion,
  entry: Entry | undefined,
  lang: Lang,
): string => JSON.stringify(answerOf(question, entry, lang)) ?? ''

/** Where answers wait: under the session, or as long as there is none, under the attempt to begin it. */
export const outboxKey = ({ sessionId, startKey, storage }: ConversationRun): string =>
  sessionId ?? startKey ?? storage.starting.get()?.key ?? ''

/** What the server knows, over it what waits to be sent, over it what was being entered when the page was left. */
export function restoreForm(
  run: ConversationRun,
  questions: readonly SurveyQuestion[],
  lang: Lang,
) {
  const answerValues = new Map<string, AnswerValues>()
  for (const turn of run.store.getState().turns)
    answerValues.set(turn.question.id, turn.given ?? {})
  for (const { answer } of run.storage.outbox.all(outboxKey(run)))
    answerValues.set(answer.question_id, answer)
  const entries: Record<string, Entry | undefined> = {}
  const spoken: Record<string, boolean | undefined> = {}
  const saved = new Map<string, string>()
  for (const question of questions) {
    const { id, type } = question
    entries[id] = entryOf(type, answerValues.get(id) ?? {}, lang)
    spoken[id] = answerValues.get(id)?.transcribed ?? undefined
    saved.set(id, serializeAnswer(question, entries[id], lang))
  }
  const savedEntry = run.storage.entry.get()
  let at = questions.findIndex(({ id }) => id === savedEntry?.questionId)
  if (savedEntry && at >= 0) {
    entries[savedEntry.questionId] = savedEntry.entry as Entry | undefined
    spoken[savedEntry.questionId] = savedEntry.spoken
  } else at = questions.findIndex(({ id }) => !saved.get(id))
  return { entries, spoken, saved, at: at < 0 ? questions.length - 1 : at }
}

export function showQuestion({ run, store }: FormSession, at: number): void {
  const { questions, at: before } = store.getState()
  const question = questions[at]
  if (!question || at === before) return
  saveEntry(run, store.getState(), question.id)
  store.setState({ at, from: at > before ? 'before' : 'after', isTried: false })
}

/** As long as it is not given, it is kept on this device. */
export function saveEntry(
  { storage }: ConversationRun,
  { entries, spoken }: FormState,
  id: string,
): void {
  storage.entry.set({ questionId: id, entry: entries[id], ...(spoken[id] && { spoken: true }) })
}
