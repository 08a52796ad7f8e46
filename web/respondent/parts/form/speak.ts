import type { PublicPage } from '#contract/public-page.ts'
import { answerOf, entryOf, type Entry } from '../controls/entry.ts'
import { savedForm, type Filling } from './filling.ts'

/** The page speaks another language: numbers are written as it writes them, and mean what they meant. */
export function speak(fill: Filling, lang: PublicPage['lang']): void {
  const { run, store, saved, lang: before } = fill
  if (lang === before) return
  const { questions, entries } = store.getState()
  const written: Record<string, Entry | undefined> = {}
  for (const question of questions) {
    const { id, type } = question
    const answer = answerOf(question, entries[id], before)
    written[id] = type === 'number' && answer ? entryOf(type, answer, lang) : entries[id]
    // What is given already is not given anew for being written otherwise.
    if (saved.get(id) === savedForm(question, entries[id], before))
      saved.set(id, savedForm(question, written[id], lang))
  }
  fill.lang = lang
  store.setState({ entries: written })
  const kept = run.memory.entry.get()
  if (kept) run.memory.entry.set({ ...kept, entry: written[kept.questionId] })
}
