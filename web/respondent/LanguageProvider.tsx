import { createContext, useContext, useState, type ReactNode } from 'react'
import { TextsProvider, type Texts } from './texts.tsx'

/** Rejects if the language's texts cannot be fetched. */
type SwitchLanguage = (lang: Texts['lang']) => Promise<void>

const SwitchLanguageContext = createContext<SwitchLanguage | null>(null)
export const useSwitchLanguage = () => useContext(SwitchLanguageContext)

type Props = { initial: Texts; children: ReactNode }

/**
 * The page in one language. Switching does not reload the page, so that nothing typed or recorded is lost, also offline.
 */
export function LanguageProvider({ initial, children }: Props) {
  const [texts, setTexts] = useState(initial)
  const switchLanguage: SwitchLanguage = async (lang) => {
    const texts = await import('./features/language/load-texts.ts')
    setTexts(await texts.switchTexts(lang))
  }
  return (
    <SwitchLanguageContext.Provider value={switchLanguage}>
      <TextsProvider value={texts}>{children}</TextsProvider>
    </SwitchLanguageContext.Provider>
  )
}
