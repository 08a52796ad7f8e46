// Server rendering: the site's pages need no script to be read.
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePage, SiteShell } from '#contract/site-page.ts'
import { Landing } from './landing/Landing.tsx'
import { Legal } from './legal/Legal.tsx'
import { PageProvider } from './page-context.ts'
import { directionOf, localeTags, siteTexts } from './texts.ts'

export function renderSitePage(page: SitePage): SiteShell {
  const { landing, legal } = siteTexts[page.lang]
  const { title, description } = page.name === 'landing' ? landing.meta : legal[page.name].meta
  const html = renderToStaticMarkup(
    <PageProvider value={page}>
      {page.name === 'landing' ? <Landing /> : <Legal name={page.name} />}
    </PageProvider>,
  )
  return { html, lang: localeTags[page.lang], dir: directionOf(page.lang), title, description }
}
