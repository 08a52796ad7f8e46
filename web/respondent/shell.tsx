// What the server renders: the page as it is before its script has run.
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicPage } from '#contract/public-page.ts'
import { textsOf, Trouble } from './parts/trouble/Trouble.tsx'
import { Welcome } from './screens/Welcome.tsx'
import { directionOf, tagOf, wordsOf, WordsProvider } from './words.tsx'

/** The first screen, and what the document says of itself. */
type Shell = {
  html: string
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
}

export function renderShell(page: PublicPage): Shell {
  const { survey, trouble = { code: 'internal' } } = page
  const words = wordsOf(page)
  const html = renderToStaticMarkup(
    <WordsProvider value={words}>
      {survey ? <Welcome survey={survey} /> : <Trouble trouble={trouble} />}
    </WordsProvider>,
  )
  const language = { lang: tagOf(page.lang), dir: directionOf(page.lang) } as const
  if (survey) {
    const { title, description } = survey
    return { html, ...language, title, description: description || words.t('about') }
  }
  const [title, description] = textsOf(trouble, words)
  return { html, ...language, title: `${words.t(title)} · Prosa`, description }
}
