import { createContext, useContext, useState, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { directionOf, tagOf, wordsOf, WordsProvider, type Words } from './words.tsx'

/** Rejects where the words of the language cannot be fetched. */
type Speak = (lang: Words['lang']) => Promise<void>

const Speaking = createContext<Speak | null>(null)
export const useSpeak = () => useContext(Speaking)

/**
 * The page in one of its languages. Another takes its place without loading the page anew, so that nothing that is typed,
 * recorded or half done is lost, with a network or without.
 */
export function Spoken({ page, children }: { page: PublicPage; children: ReactNode }) {
  const [words, setWords] = useState(() => wordsOf(page))
  const speak: Speak = async (lang) => {
    const { wordsIn } = await import('./parts/language/words-in.ts')
    setWords(await wordsIn(lang))
    Object.assign(document.documentElement, { lang: tagOf(lang), dir: directionOf(lang) })
    const query = new URLSearchParams(location.search)
    query.set('lang', lang)
    history.replaceState(history.state, '', `?${query}${location.hash}`)
  }
  return (
    <Speaking.Provider value={speak}>
      <WordsProvider value={words}>{children}</WordsProvider>
    </Speaking.Provider>
  )
}
