import { createContext, useContext, useState, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { textDirection, languageTag, createTexts, TextsProvider, type Texts } from './texts.tsx'

/** Rejects where the words of the language cannot be fetched. */
type SwitchLanguage = (lang: Texts['lang']) => Promise<void>

const SwitchLanguageContext = createContext<SwitchLanguage | null>(null)
export const useSwitchLanguage = () => useContext(SwitchLanguageContext)

/**
 * The page in one of its languages. Another takes its place without loading the page anew, so that nothing that is typed,
 * recorded or half done is lost, with a network or without.
 */
export function LanguageProvider({ page, children }: { page: PublicPage; children: ReactNode }) {
  const [texts, setTexts] = useState(() => createTexts(page))
  const switchLanguage: SwitchLanguage = async (lang) => {
    const { loadTexts } = await import('./features/language/load-texts.ts')
    setTexts(await loadTexts(lang))
    Object.assign(document.documentElement, { lang: languageTag(lang), dir: textDirection(lang) })
    const query = new URLSearchParams(location.search)
    query.set('lang', lang)
    history.replaceState(history.state, '', `?${query}${location.hash}`)
  }
  return (
    <SwitchLanguageContext.Provider value={switchLanguage}>
      <TextsProvider value={texts}>{children}</TextsProvider>
    </SwitchLanguageContext.Provider>
  )
}
