// State of a form: the visible question, its input, and the answers that the server has or will have.
import type { StoreApi } from 'zustand/vanilla'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { ConversationRun } from '../../conversation/conversation-run.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { maxAnswerLength } from '../lazy-length-note.tsx'
import { answerOf, entryOf, isInvalid, type Entry, type AnswerValues } from '../controls/entry.ts'

type Lang = PublicPage['lang']

export type FormState = {
  questions: readonly SurveyQuestion[]
  at: number
  entries: Readonly<Record<string, Entry | undefined>>
  /** Spoken part of the input. */
  spoken: Readonly<Record<string, boolean | undefined>>
  /** Direction from which this question was reached. */
  from: 'start' | 'before' | 'after'
  /** Next was pressed with a missing or invalid answer. */
  isTried: boolean
  isFinishing: boolean
}

export type FormSession = {
  run: ConversationRun
  begin: Conversation['begin']
  lang: Lang
  store: StoreApi<FormState>
  /** Submitted or pending answer by question. */
  saved: Map<string, string>
  /** Aborted when the respondent goes back from the end. */
  completionAbort?: AbortController
}

/** Why Next is refused for a question. */
export function validationError(
  question: SurveyQuestion,
  entry: Entry | undefined,
  lang: Lang,
): 'required' | 'notNumber' | 'length' | undefined {
  if (isInvalid(question, entry, lang)) return 'notNumber'
  if (typeof entry === 'string' && entry.trim().length > maxAnswerLength) return 'length'
  return question.is_required && !answerOf(question, entry, lang) ? 'required' : undefined
}

/** Empty without an answer. */
export const serializeAnswer = (
  question: SurveyQuestion,
  entry: Entry | undefined,
  lang: Lang,
): string => JSON.stringify(answerOf(question, entry, lang)) ?? ''

/** Outbox name: the session, or the attempt to start one. */
export const outboxKey = ({ sessionId, startKey, storage }: ConversationRun): string =>
  sessionId ?? startKey ?? storage.starting.get()?.key ?? ''

/** The server's answers, overlaid by pending ones, overlaid by the unsubmitted input. */
export function restoreForm(
  run: ConversationRun,
  questions: readonly SurveyQuestion[],
  lang: Lang,
) {
  const answerValues = new Map<string, AnswerValues>()
  for (const { question, given } of run.store.getState().turns) {
    answerValues.set(question.id, given ?? {})
    if (question.help) run.store.setState({ help: question.help })
  }
  for (const { answer } of run.storage.outbox.all(outboxKey(run)))
    answerValues.set(answer.question_id, answer)
  // Without a prototype: an owner chooses the questions' ids.
  const entries = Object.create(null) as Record<string, Entry | undefined>
  const spoken = Object.create(null) as Record<string, boolean | undefined>
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

/** Unsubmitted input is stored on this device. */
export function saveEntry(
  { storage }: ConversationRun,
  { entries, spoken }: FormState,
  id: string,
): void {
  storage.entry.set({ questionId: id, entry: entries[id], ...(spoken[id] && { spoken: true }) })
}
