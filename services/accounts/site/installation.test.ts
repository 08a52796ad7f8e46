import { expect, test } from 'vitest'
import { operatorSettings, processorsOf } from './installation.ts'

test('a line of the address begins where the setting has a bar', () => {
  const { address } = operatorSettings({ OPERATOR_ADDRESS: 'Rua A, 1 |  São Paulo' })
  expect(address).toBe('Rua A, 1\nSão Paulo')
})

test('without vendors nobody receives anything', () => {
  expect(
    processorsOf({ openai: undefined, stripe: undefined, oidc: undefined, standIns: [] }),
  ).toEqual({ ai: null, payments: null, identity: null, mail: null, messaging: null })
})

test('vendors are named by host, and a model of one’s own as local', () => {
  const vendors = { stripe: {}, oidc: { issuer: 'https://accounts.google.com' } }
  const smtp = { url: 'smtps://user:secret@mail.prosa.test:465' }
  const standIns = ['messaging']
  const named = (baseUrl: string | undefined) =>
    processorsOf({ ...vendors, smtp, standIns, openai: { baseUrl } })
  expect(named(undefined)).toEqual({
    ai: { host: 'api.openai.com', isLocal: false },
    payments: 'Stripe',
    identity: 'accounts.google.com',
    mail: 'mail.prosa.test',
    messaging: 'simulator',
  })
  expect(named('http://localhost:11434/v1').ai).toEqual({ host: 'localhost', isLocal: true })
})
