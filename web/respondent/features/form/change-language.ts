import type { PublicPage } from '#contract/public-page.ts'
import { answerOf, entryOf, type Entry } from '../controls/entry.ts'
import { serializeAnswer, type FormSession } from './form-session.ts'

/** Converts typed numbers to the new language's format; their values stay. */
export function changeLanguage(session: FormSession, lang: PublicPage['lang']): void {
  const { run, store, saved, lang: before } = session
  if (lang === before) return
  const { questions, entries } = store.getState()
  const reformatted = Object.create(null) as Record<string, Entry | undefined>
  for (const question of questions) {
    const { id, type } = question
    const answer = answerOf(question, entries[id], before)
    reformatted[id] = type === 'number' && answer ? entryOf(type, answer, lang) : entries[id]
    // A submitted answer is not sent again because its format changed.
    if (saved.get(id) === serializeAnswer(question, entries[id], before))
      saved.set(id, serializeAnswer(question, reformatted[id], lang))
  }
  session.lang = lang
  store.setState({ entries: reformatted })
  const savedEntry = run.storage.entry.get()
  if (savedEntry)
    run.storage.entry.set({ ...savedEntry, entry: reformatted[savedEntry.questionId] })
}
