import { useRef, useState, type MouseEvent } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { Icon } from './icons.tsx'
import { useSwitchLanguage } from '../LanguageProvider.tsx'
import { languageTag, useTexts } from '../texts.tsx'

const names: Record<PublicPage['lang'], string> = {
  'pt-br': 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
}

/** Plain links before the script runs: the server then renders the language. */
export function LanguageMenu() {
  const { t, lang } = useTexts()
  const switchLanguage = useSwitchLanguage()
  const [isMissing, setMissing] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const choose = (event: MouseEvent, to: PublicPage['lang']) => {
    if (!switchLanguage || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setMissing(false)
    const close = () => {
      menu.current?.removeAttribute('open')
      menu.current?.querySelector('summary')?.focus()
    }
    switchLanguage(to).then(close, () => {
      // Some browsers cache a failed import; a reload fetches it again.
      if (isMissing && navigator.onLine) {
        const query = new URLSearchParams(location.search)
        query.set('lang', to)
        location.search = `${query}`
      } else setMissing(true)
    })
  }
  return (
    <details ref={menu} className="languages">
      <summary aria-label={`${t('language')}: ${names[lang]}`}>
        <Icon of="globe" size={18} />
        <span>{names[lang]}</span>
      </summary>
      <ul>
        {(Object.keys(names) as PublicPage['lang'][]).map((each) => (
          <li key={each}>
            <a
              href={`?lang=${each}`}
              lang={languageTag(each)}
              hrefLang={languageTag(each)}
              aria-current={each === lang ? 'true' : undefined}
              onClick={(event) => choose(event, each)}
            >
              {names[each]}
            </a>
          </li>
        ))}
        <li>
          <p role="alert">{isMissing && t('languageMissing')}</p>
        </li>
      </ul>
    </details>
  )
}
