import { createContext, useContext, useState, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { textDirection, languageTag, createTexts, TextsProvider, type Texts } from './texts.tsx'

/** Rejects if the language's texts cannot be fetched. */
type SwitchLanguage = (lang: Texts['lang']) => Promise<void>

const SwitchLanguageContext = createContext<SwitchLanguage | null>(null)
export const useSwitchLanguage = () => useContext(SwitchLanguageContext)

/**
 * The page in one language. Switching does not reload the page, so that nothing typed or recorded is lost, also offline.
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
