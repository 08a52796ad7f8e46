// Survey pages as an installation serves them where WhatsApp messages arrive.
import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { PublicPage } from '#contract/public-page.ts'
import {
  openRespondentBuild,
  renderDocument,
} from '../../../services/surveys/public-page/public-document.ts'

const pageData = /<script type="application\/json" id="page">(.*?)<\/script>/s

/** Renders interviews of this context with the choice of channel, by the server's own renderer. */
export async function offerWhatsApp(context: BrowserContext): Promise<void> {
  const build = await openRespondentBuild(resolve('dist/respondent'))
  await context.route(/\/sa\/\w+$/, async (route) => {
    const response = await route.fetch()
    const page = JSON.parse(pageData.exec(await response.text())![1]!) as PublicPage
    const { channel } = build.texts[page.lang]
    const texts = { ...page.texts, ...channel }
    const offered = { ...page, texts, survey: { ...page.survey!, whatsApp: true as const } }
    const body = renderDocument(build, offered, route.request().url())
    await route.fulfill({ response, body })
  })
}
