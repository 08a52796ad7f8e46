import i18next from 'i18next'
import { expect, test } from 'vitest'
import english from '../../locales/en/owner.json' with { type: 'json' }
import portuguese from '../../locales/pt-br/owner.json' with { type: 'json' }
import { CallError } from '../../shared/call.ts'
import { purchaseErrorText } from './purchase-error.ts'

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'en',
  ns: 'owner',
  defaultNS: 'owner',
  resources: { en: { owner: english }, 'pt-BR': { owner: portuguese } },
})
const problem = (status: number, code?: CallError['code']) =>
  new CallError('problem', status, code && { code })

test.each([
  [new Error('no such thing'), 'failed', 'Something went wrong'],
  [problem(500, 'internal'), 'intentFailed', 'Something went wrong'],
  [problem(502), 'intentFailed', 'Failed to create payment intent'],
  [problem(502), 'confirmFailed', 'Payment confirmation failed'],
  [problem(502), 'failed', 'Purchase error. Please try again.'],
  [problem(402, 'billing/declined'), 'failed', 'The card was declined.'],
  [new CallError('network', 0), 'failed', 'Network error. Check your connection.'],
] as const)('%s while %s: %s', (error, step, text) =>
  expect(purchaseErrorText(i18n.t, error, step)).toBe(text),
)

test('in Portuguese, too', () =>
  expect(purchaseErrorText(i18n.getFixedT('pt-BR'), new Error('x'), 'failed')).toBe(
    'Algo deu errado',
  ))
