import { Languages, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Locale } from '#contract/languages.ts'
import { usePage } from './page-context.ts'
import { fill, localeTags, nativeNames } from './texts.ts'
import { Logo } from '../shared/Logo.tsx'

/** Header, content and footer of every page of the site. */
export function Layout({ children }: { children: ReactNode }) {
  const { landing } = usePage().texts
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-3 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
      >
        {landing.nav.skip}
      </a>
      <Header />
      <main id="content">{children}</main>
      <Footer />
    </>
  )
}

const headerButton =
  'inline-flex h-10 items-center justify-center gap-2 rounded-md px-2.5 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink'

function Header() {
  const { texts, name } = usePage()
  const { nav } = texts.landing
  return (
    <header className="sticky top-0 z-10 border-b border-line/60 bg-bg/90 backdrop-blur-sm print:hidden">
      <div className="page-width flex h-16 items-center gap-1">
        <a href="/" className="me-auto rounded-md" aria-label={`Prosa: ${nav.home}`}>
          <Logo />
        </a>
        {name === 'landing' && (
          <nav aria-label={nav.label} className="me-3 hidden gap-1 md:flex">
            {(['features', 'uses', 'prices'] as const).map((section) => (
              <a key={section} href={`#${section}`} className={headerButton}>
                {nav[section]}
              </a>
            ))}
          </nav>
        )}
        <LanguageMenu />
        <button type="button" data-action="theme" aria-label={nav.theme} className={headerButton}>
          <SunMoon size={18} aria-hidden />
        </button>
        <a
          href="/login"
          className="ms-1 inline-flex h-10 items-center rounded-md border border-line-strong/60 bg-surface px-3.5 text-sm font-semibold whitespace-nowrap hover:bg-sunken sm:px-4"
        >
          {nav.signIn}
        </a>
      </div>
    </header>
  )
}

function LanguageMenu() {
  const { texts, lang } = usePage()
  return (
    <details className="relative" data-menu>
      <summary
        className={headerButton}
        aria-label={`${texts.landing.nav.language}: ${nativeNames[lang]}`}
      >
        <Languages size={18} aria-hidden />
      </summary>
      <ul className="menu-panel min-w-48 rounded-lg border border-line bg-raised p-1.5 shadow-popup">
        {Locale.options.map((locale) => (
          <li key={locale}>
            <a
              href={`?lang=${locale}`}
              hrefLang={localeTags[locale]}
              lang={localeTags[locale]}
              data-language={locale}
              aria-current={locale === lang || undefined}
              className="block rounded-md px-3 py-2.5 text-sm hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-primary-text"
            >
              {nativeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Footer() {
  const { texts, operator, lang } = usePage()
  const { footer, nav } = texts.landing
  const link = 'inline-block rounded-sm py-1.5 hover:text-ink hover:underline'
  return (
    <footer className="border-t border-line print:hidden">
      <div className="page-width grid gap-10 py-12 text-sm text-ink-2 sm:grid-cols-[1fr_auto_auto] sm:gap-16">
        <div>
          <Logo />
          <p className="mt-3">{footer.tagline}</p>
          {operator.name && (
            <p className="mt-1 text-ink-3">
              {fill(footer.runBy, { name: `\u2068${operator.name}\u2069` })}
            </p>
          )}
        </div>
        <div>
          <h2 className="font-semibold text-ink">{footer.product}</h2>
          <ul className="mt-2">
            {(['features', 'uses', 'prices'] as const).map((section) => (
              <li key={section}>
                <a href={`/#${section}`} className={link}>
                  {nav[section]}
                </a>
              </li>
            ))}
            <li>
              <a href="/api/docs" className={link}>
                {footer.api}
              </a>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="font-semibold text-ink">{footer.legal}</h2>
          <ul className="mt-2">
            <li>
              <a href="/terms" className={link}>
                {footer.terms}
              </a>
            </li>
            <li>
              <a href="/privacy" className={link}>
                {footer.privacy}
              </a>
            </li>
            <li>
              <a href={`/r?lang=${lang}`} className={link}>
                {footer.receipt}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
