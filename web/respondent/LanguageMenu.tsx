import type { PublicPage } from '#contract/public-page.ts'
import { Icon } from './Mark.tsx'
import { tagOf, useWords } from './words.tsx'

const names: Record<PublicPage['lang'], string> = {
  'pt-br': 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
}

/** Plain links: the server speaks the language, and the conversation goes on from this device's memory. */
export function LanguageMenu() {
  const { t, lang } = useWords()
  return (
    <details className="languages">
      <summary aria-label={`${t('language')}: ${names[lang]}`}>
        <Icon of="globe" size={18} />
        <span>{names[lang]}</span>
      </summary>
      <ul>
        {(Object.keys(names) as PublicPage['lang'][]).map((each) => (
          <li key={each}>
            <a
              href={`?lang=${each}`}
              lang={tagOf(each)}
              hrefLang={tagOf(each)}
              aria-current={each === lang ? 'true' : undefined}
            >
              {names[each]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
