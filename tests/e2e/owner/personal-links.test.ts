// A survey that only personal links open, for its respondents and its owner.
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvitationBatch } from '#contract/api/invitations.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'
import { createPublishedSurvey, openSharing } from '../../support/browser/sharing-dialog.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { qualifyingAnswer } from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

describe('a personal link', () => {
  let owner: OwnerPage
  let survey: Survey
  let links: string[]
  const devices: BrowserContext[] = []
  const t = createTranslator('en', 'respondent')

  beforeAll(async () => {
    owner = await openOwnerPage(fixture, 'en')
    survey = await createPublishedSurvey(owner, 'en', { invited_only: true })
    const issued = await owner.api<{ links: string[] }>(
      'POST',
      `/api/surveys/${survey.id}/invitations`,
      { count: 3 },
    )
    links = issued.links.map((link) => link.replace(/^https?:\/\/[^/]+/, fixture.baseUrl))
  })
  afterAll(() => Promise.all([owner.context, ...devices].map((each) => each.close())))

  async function device(url: string): Promise<Page> {
    const context = await fixture.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
    devices.push(context)
    const page = await context.newPage()
    await page.goto(url)
    return page
  }
  async function started(url: string): Promise<Page> {
    const page = await device(url)
    await page.getByRole('button', { name: t('start') }).click()
    return page
  }

  async function answer(page: Page, text: string): Promise<void> {
    // The last answer leads to another screen.
    const sent = page.getByText(text).or(page.getByRole('heading', { name: t('doneTitle') }))
    const isSent = () =>
      sent
        .first()
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        )
    // A send that coincides with the server's state leaves the question open; a person sends again.
    const send = async () => {
      await page.locator('textarea:enabled').fill(text)
      await page.getByRole('button', { name: t('send') }).click()
      return isSent()
    }
    expect((await send()) || (await send())).toBe(true)
  }

  test('leads to one conversation, of the first device that opens it, until it ends', async () => {
    const phone = await started(links[0]!)
    await answer(phone, qualifyingAnswer)
    await phone.locator('textarea:enabled').waitFor()
    const laptop = await device(links[0]!)
    await laptop.getByText(t('invitationUsed')).waitFor()
    expect(await laptop.getByText(qualifyingAnswer).count()).toBe(0)
    const done = phone.getByRole('heading', { name: t('doneTitle') })
    const box = phone.locator('textarea:enabled')
    for (let n = 1; n < 12; n++) {
      await box.or(done).first().waitFor()
      if (await done.isVisible()) break
      await answer(phone, `${n}. ${qualifyingAnswer}`)
    }
    await done.waitFor()
    const tablet = await device(links[0]!)
    await tablet.getByRole('heading', { name: t('alreadyAnsweredTitle') }).waitFor()
    await expectAccessible(tablet)
    await expect
      .poll(() => owner.api<InvitationBatch[]>('GET', `/api/surveys/${survey.id}/invitations`))
      .toMatchObject([{ count: 3, started: 1, completed: 1 }])
  })

  test('another one leads to another conversation, also on the same device', async () => {
    const page = await started(links[1]!)
    await answer(page, 'The first of two people.')
    await page.goto(links[2]!)
    await page.getByRole('button', { name: t('start') }).click()
    await page.locator('textarea:enabled').waitFor()
    expect(await page.getByText('The first of two people.').count()).toBe(0)
  })

  test.each(walkedOf(['pt-br', 'ar', 'en'] as const))(
    'without a valid one, %s says what to do',
    async (language) => {
      const own = createTranslator(language, 'respondent')
      const open = `${fixture.baseUrl}/sa/${survey.public_id}?lang=${language}`
      for (const [url, key] of [
        [open, 'invitationRequired'],
        [
          `${open}&c=${new URL(links[0]!).searchParams.get('c')!.slice(0, -3)}xyz`,
          'invitationInvalid',
        ],
      ] as const) {
        const page = await device(url)
        await page.getByText(own(key)).waitFor()
        await page.getByRole('link', { name: own('home') }).waitFor()
        await expectAccessible(page)
      }
    },
  )

  test('the owner sees that only personal links work', async () => {
    await owner.page.goto(`/surveys/${survey.id}/edit/advanced?view=overview`)
    await owner.page.getByText(owner.t('survey.invitedWhy')).waitFor()
    const dialog = await openSharing(owner, survey)
    const state = dialog.getByText(owner.t('share.personal.onlyOn'), { exact: true })
    await expect.poll(() => state.isVisible()).toBe(true)
  })
})
