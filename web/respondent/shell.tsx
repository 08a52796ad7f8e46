// What the server renders: the page as it is before its script has run.
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicPage } from '#contract/public-page.ts'
import { Trouble } from './screens/Trouble.tsx'
import { Welcome } from './screens/Welcome.tsx'
import { directionOf, tagOf, wordsOf, WordsProvider } from './words.tsx'

/** The markup of the first screen, and how the document says its language. */
export function renderShell(page: PublicPage): { html: string; lang: string; dir: 'ltr' | 'rtl' } {
  const { survey, trouble = { code: 'internal' } } = page
  const html = renderToStaticMarkup(
    <WordsProvider value={wordsOf(page)}>
      {survey ? <Welcome survey={survey} /> : <Trouble trouble={trouble} />}
    </WordsProvider>,
  )
  return { html, lang: tagOf(page.lang), dir: directionOf(page.lang) }
}
