import { describe, expect, test } from 'vitest'
import { Locale } from '#contract/languages.ts'
import { renderReceipt, type Receipt } from './receipt-page.ts'
import { receiptTexts } from './receipt-texts.ts'

const receipt: Receipt = {
  paymentId: '6f1c6f0e-0000-4000-8000-000000000001',
  seller: {
    name: 'Seller & Sons',
    address: 'Rua A, 1\nSão Paulo',
    taxId: '12.345.678/0001-90',
    email: 'billing@seller.test',
  },
  language: 'en',
  paidAt: '2026-11-22T12:00:00.000Z',
  payer: ['Ana'],
  packageId: 'starter_10',
  credits: 10,
  priceCents: 1000,
  refundedCents: 250,
  lostCents: 349,
  provider: 'stripe',
  intentId: 'pi_1',
  movements: [],
}

test('a receipt names the seller', () =>
  expect(renderReceipt(receipt)).toContain(
    '<bdi>Seller &amp; Sons</bdi><br><bdi>Rua A, 1</bdi><br><bdi>São Paulo</bdi><br>Tax ID: <bdi>12.345.678/0001-90</bdi><br><bdi>billing@seller.test</bdi>',
  ))

test('a seller may have a name only', () => {
  const seller = { name: 'Seller', address: undefined, taxId: undefined, email: undefined }
  expect(renderReceipt({ ...receipt, seller })).toContain('<dd><bdi>Seller</bdi></dd>')
})

describe.each(Locale.options)('in %s', (language) => {
  test('a receipt without a seller says so, and invents none', () => {
    const page = renderReceipt({ ...receipt, language, seller: undefined })
    expect(page).toContain(receiptTexts[language].noSeller)
  })
  test('what was returned is subtracted', () =>
    expect(renderReceipt({ ...receipt, language })).toMatch(/4[.,]01/))
})
