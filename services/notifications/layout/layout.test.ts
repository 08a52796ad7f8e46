import { describe, expect, test } from 'vitest'
import { Locale } from '#contract/languages.ts'
import { inForms, mailTexts } from '../texts/mail-texts.ts'
import { toMailPage } from './footer.ts'
import type { MailBody } from './mail-body.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

const body: MailBody = {
  subject: '3 new <conversations>',
  summary: 'Since the last e-mail',
  title: '3 new <conversations>',
  parts: [
    { type: 'paragraph', text: 'Fish & chips' },
    { type: 'figures', figures: [{ label: 'Answers', value: '21', note: '9 before' }] },
    {
      type: 'bars',
      title: 'By day',
      bars: [
        { label: 'Mon', value: '4', share: 1 },
        { label: 'Tue', value: '0', share: 0 },
      ],
    },
    {
      type: 'links',
      links: [{ title: '"Why"', note: '3 of them', url: 'https://prosa.test/s?a&b' }],
    },
    { type: 'button', label: 'Open', url: 'https://prosa.test/surveys' },
  ],
}
const unsubscribeUrl = 'https://prosa.test/api/public/unsubscribe/t'
const pageIn = (language: Locale) =>
  toMailPage(body, {
    ...{ language, publicUrl: 'https://prosa.test', list: 'email_responses', unsubscribeUrl },
  })

test('HTML escapes what people wrote, and loads nothing', () => {
  const html = renderHtml(pageIn('en'))
  expect(html).toContain('Fish &amp; chips')
  expect(html).toContain('<bdi>3 new &lt;conversations&gt;</bdi>')
  expect(html).toContain('https://prosa.test/s?a&amp;b')
  expect(html).not.toMatch(/<img|<script|src=|url\(|@import/)
  expect(html).toContain('width="100%"')
})

test('text says the same as HTML', () => {
  expect(renderText(pageIn('en'))).toBe(`3 new <conversations>

Fish & chips

Answers: 21 (9 before)

By day
Mon  ████████████████████ 4
Tue  0

"Why"
3 of them
https://prosa.test/s?a&b

Open: https://prosa.test/surveys

--
You receive this e-mail because “New responses” is on in your settings.
E-mail settings: https://prosa.test/settings/notifications
Unsubscribe: ${unsubscribeUrl}
`)
})

test('Arabic is written from right to left', () => {
  const html = renderHtml(pageIn('ar'))
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('لأن «الردود الجديدة» مفعّل')
})

test('mails about the account cannot be switched off', () => {
  const page = toMailPage(body, {
    ...{ language: 'en', publicUrl: 'https://prosa.test', list: undefined },
    unsubscribeUrl: undefined,
  })
  expect(renderText(page)).toContain('because it concerns your account')
  expect(renderText(page)).not.toContain('Unsubscribe')
})

describe.each(Locale.options)('texts in %s', (language) => {
  test.each([0, 1, 2, 3, 11, 100, 1_234])('%i', (count) => {
    const texts = mailTexts[language]
    const forms = [texts.responses.title, texts.weekly.subject, texts.lowCredits.title]
    for (const form of [...forms, texts.conversations, texts.answers, texts.exportReady.lead])
      expect(inForms(language, form, count)).not.toMatch(/[{}]|undefined/)
  })
})
