// What the editor says about settings that have no effect here, and about points that cannot be edited.
import { describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyConfig } from '#contract/survey.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()
const phone = { width: 390, height: 844 }

describe.each(walkedOf(['pt-br', 'en', 'ar'] as const))('in %s', (language) => {
  test('voice and WhatsApp are kept, and the editor says that they cannot be used here', async () => {
    const owner = await openOwnerPage(fixture, language, { viewport: phone })
    const { page, t, api } = owner
    const points = [
      { id: '1', text: 'Main reasons for leaving', editable: true },
      { id: '2', text: 'Whether the price is fair' },
    ]
    const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
      title: 'Why customers cancel',
      goal: 'Understand why customers cancel their subscription in the first month',
      language: 'en',
      config_json: JSON.stringify({ ...documentedConfig, validation_points: points }),
    })
    await page.goto(`/surveys/${id}/edit/advanced`)
    const voice = page.getByRole('switch', { name: t('create.audio') })
    const whatsApp = page.getByRole('switch', { name: t('authoring.whatsapp') })
    await voice.waitFor()
    const described = (text: string) => expect.stringContaining(text)
    const noteOf = async (name: typeof voice) => {
      const noteId = (await name.getAttribute('aria-describedby'))!
      return page.locator(`[id="${noteId}"]`).textContent()
    }
    expect(await noteOf(voice)).toEqual(described(t('create.audioUnavailable')))
    expect(await noteOf(whatsApp)).toEqual(described(t('authoring.whatsappUnavailable')))
    const first = page.getByRole('textbox', {
      name: `${t('authoring.points.label')} 1`,
      exact: true,
    })
    const second = page.getByRole('textbox', {
      name: `${t('authoring.points.label')} 2`,
      exact: true,
    })
    expect(await first.isEditable()).toBe(true)
    expect(await second.isEditable()).toBe(false)
    expect(await page.getByText(t('authoring.points.fixed')).count()).toBe(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await voice.click()
    expect(await page.getByText(t('create.audioUnavailable')).count()).toBe(0)
    await page.keyboard.press('Control+s')
    await page.getByText(t('editor.unsaved')).waitFor({ state: 'hidden' })
    const { config_json } = await api<Survey>('GET', `/api/surveys/${id}`)
    const { enable_audio, enable_whatsapp, validation_points } = JSON.parse(
      config_json,
    ) as SurveyConfig
    expect([enable_audio, enable_whatsapp]).toEqual([false, true])
    expect(validation_points.map(({ editable }) => editable)).toEqual([true, undefined])
    await owner.context.close()
  })

  test('texts in another language than the survey’s are recognised, and the owner chooses', async () => {
    const owner = await openOwnerPage(fixture, language, { viewport: phone })
    const { page, t, api } = owner
    const create = async () => {
      const survey = await api<Survey>('POST', '/api/surveys/advanced', {
        title: 'Why customers cancel',
        goal: 'Understand why customers cancel their subscription in the first month',
        language: 'pt',
        config_json: JSON.stringify(documentedConfig),
      })
      // Nothing is switched without the owner.
      expect(survey.language).toBe('pt-br')
      await page.goto(`/surveys/${survey.id}/edit/advanced`)
      return async () => (await api<Survey>('GET', `/api/surveys/${survey.id}`)).language
    }
    const button = (key: string, name: string) =>
      page.getByRole('button', { name: `${t(key)} ${t(`language.${name}`)}`, exact: true })
    const stored = await create()
    const change = button('editor.languageSwitch', 'en')
    await change.waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await change.press('Enter')
    await change.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    await expect.poll(stored).toBe('en')

    const unchangedLanguage = await create()
    const keep = button('editor.languageKeep', 'pt-br')
    await keep.press('Enter')
    const detected = page.waitForResponse('**/text-language')
    await page.reload()
    await detected
    await page.getByRole('switch', { name: t('create.audio') }).waitFor()
    expect(await keep.count()).toBe(0)
    expect(await unchangedLanguage()).toBe('pt-br')
    await owner.context.close()
  })
})
