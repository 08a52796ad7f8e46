import type { PublicPage } from '#contract/public-page.ts'
import { answerOf, entryOf, type Entry } from '../controls/entry.ts'
import { serializeAnswer, type FormSession } from './form-session.ts'

/** The page speaks another language: numbers are written as it writes them, and mean what they meant. */
export function changeLanguage(session: FormSession, lang: PublicPage['lang']): void {
  const { run, store, saved, lang: before } = session
  if (lang === before) return
  const { questions, entries } = store.getState()
  const reformatted: Record<string, Entry | undefined> = {}
  for (const question of questions) {
    const { id, type } = question
    const answer = answerOf(question, entries[id], before)
    reformatted[id] = type === 'number' && answer ? entryOf(type, answer, lang) : entries[id]
    // What is given already is not given anew for being written otherwise.
    if (saved.get(id) === serializeAnswer(question, entries[id], before))
      saved.set(id, serializeAnswer(question, reformatted[id], lang))
  }
  session.lang = lang
  store.setState({ entries: reformatted })
  const savedEntry = run.storage.entry.get()
  if (savedEntry)
    run.storage.entry.set({ ...savedEntry, entry: reformatted[savedEntry.questionId] })
}
