// The country of a survey and the help lines that it means, in a real browser against a real instance.
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const goal = 'Understand why customers cancel their subscription'

test.each(
  walkedOf<[Language, string]>([
    ['pt-br', 'libano'],
    ['en', 'lebanon'],
    ['ar', 'لبنان'],
  ]),
)('in %s a country is found by "%s", and its lines are shown', async (language, typed) => {
  const owner = await openOwnerPage(fixture, language)
  const { page, t, api } = owner
  const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
    ...{ title: 'Cancelling', goal, language, config_json: JSON.stringify(documentedConfig) },
  })
  await page.goto(`/surveys/${id}/edit/advanced?view=configure`)
  const country = page.getByRole('combobox', { name: t('editor.country.label') })
  // Brazil's lines, where the language is that of one country.
  const byDefault = language === 'pt-br' ? '188' : 'findahelpline.com'
  const shown = page.getByRole('region', { name: t('editor.country.shown') })
  await shown.getByText(byDefault).waitFor()
  await country.click()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: /Lebanon|Líbano|لبنان/ }).click()
  await shown.getByText('1564').waitFor()
  await shown.getByText(t('helpLine.limitedHours')).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('editor.save'), exact: true }).click()
  await page.getByText(t('editor.saved')).first().waitFor()
  expect((await api<Survey>('GET', `/api/surveys/${id}`)).country).toBe('LB')
  await country.click()
  await page.getByRole('option', { name: t('editor.country.unset') }).click()
  await shown.getByText(byDefault).waitFor()
  expect(owner.pageErrors).toEqual([])
  await owner.context.close()
})
