// The tabs of reports that compare and that have insights across surveys.
import { expect, describe, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import { comparisonFixture, reportInsightsFixture } from '../../support/fixtures/report-fixtures.ts'

const fixture = useSharedBrowser()
const walks: [Language, ...Language[]] = ['en', 'ar', 'pt-br']

describe.each(walkedOf(walks))('in %s', (language) => {
  test('surveys are compared, what is compared is in the address, and statements lead to responses', async () => {
    const owner = await openOwnerPage(fixture, language, { viewport: { width: 390, height: 844 } })
    const { page, t, api, pageErrors } = owner
    for (const title of ['Onboarding', 'Cancellations'])
      await api<Survey>('POST', '/api/surveys/advanced', {
        ...{
          title,
          goal: `Learn about ${title}`,
          config_json: JSON.stringify({ ...documentedConfig, enable_whatsapp: false }),
        },
      })
    await page.goto('/reports?tab=compare')
    await page.getByText(t('comparison.reference')).waitFor()
    await page.getByText(t('comparison.figuresHelp').replace('{{least}}', '30')).waitFor()
    const figures = page.getByRole('table')
    expect(await figures.getByText(t('reports.trend.notEnough')).count()).toBeGreaterThan(0)
    await expectAccessible(page)

    await page.route('**/api/reports/compare?**', (route) =>
      route.fulfill({ json: comparisonFixture }),
    )
    await page.getByRole('combobox', { name: t('comparison.by.label') }).click()
    await page.getByRole('option', { name: t('comparison.by.device') }).click()
    await page.getByText(t('comparison.effect.small')).first().waitFor()
    expect(new URL(page.url()).searchParams.get('by')).toBe('device')
    await expectAccessible(page)

    await page.getByRole('tab', { name: t('reports.tabs.insights') }).click()
    await page.getByText(t('reportInsights.none')).waitFor()
    await page.route('**/api/reports/insights?**', (route) =>
      route.fulfill({ json: reportInsightsFixture }),
    )
    await page.reload()
    const link = page.getByRole('link', { name: t('reportInsights.responses') }).first()
    await link.waitFor()
    expect(await link.getAttribute('href')).toContain('view=responses')
    // A new survey is named once, with its topics.
    await page.getByText(t('reportInsights.newSurvey'), { exact: true }).waitFor()
    const newTopic = page.getByRole('link', { name: 'menus' })
    expect(await newTopic.getAttribute('href')).toContain('topic=1-1')
    await expectAccessible(page)
    await expectNoOverflow(page)
    expect(pageErrors).toEqual([])
    await owner.context.close()
  })
})
