// Server rendering: the page before its script runs.
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicPage } from '#contract/public-page.ts'
import { errorTexts, ErrorScreen } from './features/errors/ErrorScreen.tsx'
import { PageLayout } from './screens/PageLayout.tsx'
import { ChannelChoice } from './features/whatsapp/ChannelChoice.tsx'
import { Welcome } from './screens/Welcome.tsx'
import { textDirection, languageTag, useTexts, createTexts, TextsProvider } from './texts.tsx'

/** The first screen and the document's metadata. */
type Shell = {
  html: string
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
}

export function renderShell(page: PublicPage): Shell {
  const { survey, receipt, error = { code: 'internal' } } = page
  const texts = createTexts(page)
  const html = renderToStaticMarkup(
    <TextsProvider value={texts}>
      {survey ? (
        <FirstScreen survey={survey} />
      ) : receipt ? (
        <ReceiptLoading {...receipt} />
      ) : (
        <ErrorScreen error={error} />
      )}
    </TextsProvider>,
  )
  const language = { lang: languageTag(page.lang), dir: textDirection(page.lang) } as const
  if (survey) {
    const { title, description } = survey
    return { html, ...language, title, description: description || texts.t('about') }
  }
  if (receipt) {
    const title = texts.t(receipt.code ? 'receiptPageTitle' : 'receiptEnterTitle')
    return { html, ...language, title: `${title} · Prosa`, description: texts.t('receiptEnter') }
  }
  const [title, description] = errorTexts(error, texts)
  return { html, ...language, title: `${texts.t(title)} · Prosa`, description }
}

/** Placeholder before the script runs: answers are not rendered into a page. */
function ReceiptLoading({ code }: { code: string }) {
  const { t } = useTexts()
  return (
    <PageLayout>
      <h1>{t(code ? 'receiptPageTitle' : 'receiptEnterTitle')}</h1>
      <p className="lead">{t(code ? 'receiptLoading' : 'receiptEnter')}</p>
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </PageLayout>
  )
}

const FirstScreen = ({ survey }: { survey: NonNullable<PublicPage['survey']> }) => {
  if (survey.startProblem) return <ErrorScreen error={{ code: survey.startProblem }} />
  return survey.whatsApp ? <ChannelChoice survey={survey} /> : <Welcome survey={survey} />
}
