// What the server renders: the page as it is before its script has run.
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicPage } from '#contract/public-page.ts'
import { textsOf, Trouble } from './parts/trouble/Trouble.tsx'
import { Frame } from './screens/Frame.tsx'
import { Channels } from './screens/Channels.tsx'
import { Welcome } from './screens/Welcome.tsx'
import { directionOf, tagOf, useWords, wordsOf, WordsProvider } from './words.tsx'

/** The first screen, and what the document says of itself. */
type Shell = {
  html: string
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
}

export function renderShell(page: PublicPage): Shell {
  const { survey, receipt, trouble = { code: 'internal' } } = page
  const words = wordsOf(page)
  const html = renderToStaticMarkup(
    <WordsProvider value={words}>
      {survey ? (
        <First survey={survey} />
      ) : receipt ? (
        <Looking {...receipt} />
      ) : (
        <Trouble trouble={trouble} />
      )}
    </WordsProvider>,
  )
  const language = { lang: tagOf(page.lang), dir: directionOf(page.lang) } as const
  if (survey) {
    const { title, description } = survey
    return { html, ...language, title, description: description || words.t('about') }
  }
  if (receipt) {
    const title = words.t(receipt.code ? 'receiptPageTitle' : 'receiptEnterTitle')
    return { html, ...language, title: `${title} · Prosa`, description: words.t('receiptEnter') }
  }
  const [title, description] = textsOf(trouble, words)
  return { html, ...language, title: `${words.t(title)} · Prosa`, description }
}

/** Before the script has run; what was said is not written into a page. */
function Looking({ code }: { code: string }) {
  const { t } = useWords()
  return (
    <Frame>
      <h1>{t(code ? 'receiptPageTitle' : 'receiptEnterTitle')}</h1>
      <p className="lead">{t(code ? 'receiptLoading' : 'receiptEnter')}</p>
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </Frame>
  )
}

const First = ({ survey }: { survey: NonNullable<PublicPage['survey']> }) =>
  survey.whatsApp ? <Channels survey={survey} /> : <Welcome survey={survey} />
