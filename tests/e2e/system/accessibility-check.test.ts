// The check that all walks use finds violations, at each call and in frames.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'

const fixture = useSharedBrowser()

const pageOf = (body: string) => `<html lang="en"><title>Page</title><main>${body}</main></html>`
const frameOf = (body: string) => `<iframe title="Frame" srcdoc='${pageOf(body)}'></iframe>`
const picture = '<img src="data:,">'

test.each([
  ['a page', (body: string) => body],
  ['a frame', frameOf],
])('violations in %s are found, once and again', async (_name, wrap) => {
  const context = await fixture.browser.newContext()
  const page = await context.newPage()
  await page.setContent(pageOf(wrap('<h1>Heading</h1>')))
  await expectAccessible(page)
  await page.setContent(pageOf(wrap(picture)))
  for (const _call of [1, 2]) await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  await context.close()
})
