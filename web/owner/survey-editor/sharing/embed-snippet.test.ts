// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderPreviewPage, renderSnippet, type EmbedOptions } from './embed-snippet.ts'

const link = 'https://prosa.example/sa/Ab3dEf7hJ9'
const options: EmbedOptions = {
  kind: 'popup',
  language: 'pt-br',
  label: 'Dê sua opinião',
  color: 'accent',
  side: 'left',
}
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('the popup is one script with the chosen options', () => {
  const script = parsed(renderSnippet(link, 'Title', options)).querySelector('script')
  expect({ ...script?.dataset }).toEqual({
    survey: link,
    lang: 'pt-br',
    label: 'Dê sua opinião',
    color: 'accent',
    side: 'left',
  })
  expect(script?.getAttribute('src')).toBe('https://prosa.example/embed.js')
})

test('the frame works without a script; the script fits its height', () => {
  const page = parsed(renderSnippet(link, 'Title', { ...options, kind: 'inline' }))
  expect(page.querySelector('iframe')?.src).toBe(`${link}?lang=pt-br&embed=1`)
  expect(page.querySelector('iframe')?.hasAttribute('data-prosa')).toBe(true)
  expect(page.querySelector('script')?.attributes).toHaveLength(2)
})

test.each(['popup', 'inline'] as const)('a script in a text of the %s stays text', (kind) => {
  const evil = '"></iframe><img src=x onerror=alert(1)><script>alert(1)</script>'
  const page = parsed(
    renderPreviewPage(renderSnippet(link, evil, { ...options, kind, label: evil }), 'pt-br'),
  )
  expect(page.querySelectorAll('img')).toHaveLength(0)
  expect(page.querySelectorAll('script')).toHaveLength(1)
})
