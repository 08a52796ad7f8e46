// A conversation's own page: why each question was asked, how it ended, unlocking, and erasing it.
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import {
  createApiCaller,
  documentedConfig,
  holdConversation,
  startSession,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

const answers = [
  'Every Monday I lost an hour fixing the same file by hand: the invoice import kept failing for three weeks, so I cancelled, and support took four days to answer me.',
  'The price was the worst part, and the support was slow.',
  'With a fair price and a support that answers, I would come back.',
]

test.each(walkedOf(['ar', 'en', 'pt-br'] as const))(
  'a conversation is opened from the feed and erased, in %s',
  async (language) => {
    const owner = await openOwnerPage(fixture, language)
    const { page, api, t } = owner
    const draft = await api<Survey>('POST', '/api/surveys/advanced', {
      ...{ title: 'Why customers cancel', language: 'en' },
      goal: 'Understand why customers cancel their subscription in the first month',
      config_json: JSON.stringify(documentedConfig),
    })
    const survey = await api<Survey>('PUT', `/api/surveys/${draft.id}`, { status: 'published' })
    const respondent = createApiCaller(fixture.baseUrl)
    await holdConversation(respondent, await startSession(respondent, survey.public_id), answers)

    await page.goto(`/surveys/${survey.id}/edit/advanced?view=overview`)
    const label = new RegExp(t('survey.conversation').replace('{{label}}', '.*'))
    await page.getByRole('link', { name: label }).first().click()
    await page.getByRole('heading', { name: t('session.facts') }).waitFor()
    await page.getByText(t('session.why.opening')).first().waitFor()
    await page.getByText(t('session.devices.desktop')).waitFor()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)

    await page.getByRole('button', { name: t('session.erase') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText(t('session.eraseHelp')).waitFor()
    const address = page.url()
    await dialog.getByRole('button', { name: t('session.eraseConfirm') }).click()
    await page.getByText(t('survey.emptyFeed')).waitFor()
    await page.goto(address)
    await page.getByText(t('session.gone')).waitFor()
    expect(owner.pageErrors).toEqual([])
    await owner.context.close()
  },
)
