import { describe, expect, test } from 'vitest'
import type { ConfigError } from '#kernel/config/environment.ts'
import { modelsOf, readConfig } from './config.ts'

const key = Buffer.alloc(32, 7).toString('base64')

test('no setting is required', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    production: false,
    databaseUrl: undefined,
    kurrentdbUrl: undefined,
    storeWaitSeconds: 60,
    logLevel: 'info',
    standIns: ['ai', 'payments', 'identity', 'messaging', 'mail'],
    roles: new Set(['api', 'projector', 'reactor']),
  })
})

test('a seller has a name, and lines of an address', () => {
  expect(readConfig({}).seller).toBeUndefined()
  const rest = { SELLER_TAX_ID: '12.345.678/0001-90', SELLER_EMAIL: 'billing@seller.test' }
  const address = 'Rua A, 1 | 01000-000 São Paulo|Brasil'
  const named = { SELLER_NAME: 'Seller Ltda', SELLER_ADDRESS: address, ...rest }
  expect(readConfig(named).seller).toEqual({
    ...{ name: 'Seller Ltda', address: 'Rua A, 1\n01000-000 São Paulo\nBrasil' },
    ...{ taxId: '12.345.678/0001-90', email: 'billing@seller.test' },
  })
  expect(() => readConfig(rest)).toThrow('need SELLER_NAME')
  expect(() => readConfig({ ...named, SELLER_EMAIL: 'no' })).toThrow('SELLER_EMAIL')
})

test('settings are read; an empty one counts as absent', () => {
  const config = readConfig({
    PORT: '4000',
    ROLES: 'api, reactor',
    PROSA_DATA: '/data',
    DATABASE_URL: 'postgres://a@b/c',
    KURRENTDB_URL: 'kurrentdb://127.0.0.1:2113?tls=false',
    LOG_LEVEL: '',
    PROSA_MASTER_KEY: `2:${key}`,
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  })
  expect(config).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    dataDir: '/data',
    logLevel: 'info',
    roles: new Set(['api', 'reactor']),
    oidc: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    standIns: ['ai', 'payments', 'messaging', 'mail'],
  })
  expect(readConfig({ PUBLIC_URL: 'https://prosa.test/' }).publicUrl).toBe('https://prosa.test')
})

test('the event store may be a cluster with TLS and a user', () => {
  const KURRENTDB_URL =
    'kurrentdb://prosa:secret@n1:2113,n2:2113,n3:2113?tlsCAFile=/etc/prosa/ca.pem'
  expect(readConfig({ KURRENTDB_URL }).kurrentdbUrl).toBe(KURRENTDB_URL)
  expect(() =>
    readConfig({ KURRENTDB_URL: `${KURRENTDB_URL}&throwOnAppendFailure=false` }),
  ).toThrow('appends that were refused would be acknowledged')
})

test('the master key comes from the environment, a file or a command', () => {
  expect(readConfig({})).toMatchObject({ masterKey: undefined, masterKeyFile: undefined })
  expect(readConfig({ PROSA_MASTER_KEY: key })).toMatchObject({ masterKey: key })
  const file = readConfig({ PROSA_MASTER_KEY_FILE: '/run/secrets/key' })
  expect(file).toMatchObject({ masterKey: undefined, masterKeyFile: '/run/secrets/key' })
  const words = readConfig({ PROSA_MASTER_KEY_COMMAND: ' vault read  -field=key prosa' })
  expect(words.masterKeyCommand).toEqual(['vault', 'read', '-field=key', 'prosa'])
  const array = readConfig({ PROSA_MASTER_KEY_COMMAND: '["/opt/my kms", "$(id); `id`"]' })
  expect(array.masterKeyCommand).toEqual(['/opt/my kms', '$(id); `id`'])
})

test.each([
  [{ PORT: 'http' }, ['PORT must be a number.']],
  [{ PORT: '70000' }, ['PORT must lie between 0 and 65535.']],
  [{ ROLES: 'api,cook' }, ['ROLES must be a list of api, projector and reactor.']],
  [{ ROLES: ',' }, ['ROLES must name at least one of api, projector and reactor.']],
  [{ DATABASE_URL: 'mysql://x' }, ['DATABASE_URL must begin with postgres://.']],
  [{ KURRENTDB_URL: 'mongodb://x' }, ['KURRENTDB_URL must begin with kurrentdb://.']],
  [{ PUBLIC_URL: 'prosa' }, ['PUBLIC_URL must be an http or https address.']],
  ...['true', 'yes', '10.0.0.0/99'].map((text): [Record<string, string>, string[]] => [
    { TRUST_PROXY: text },
    [
      'TRUST_PROXY must be false, the number of proxies, or their networks, such as loopback,10.0.0.0/8; true would believe any client.',
    ],
  ]),
  [
    { ALLOWED_HOSTS: 'a.example, https://b.example' },
    ['ALLOWED_HOSTS must be a list of host names without ports.'],
  ],
  [{ PROSA_MASTER_KEY: 'short' }, ['PROSA_MASTER_KEY must be 32 bytes in base64.']],
  [
    { PROSA_MASTER_KEY: key, PROSA_MASTER_KEY_FILE: '/key', PROSA_MASTER_KEY_COMMAND: 'key' },
    [
      'PROSA_MASTER_KEY and PROSA_MASTER_KEY_FILE and PROSA_MASTER_KEY_COMMAND are given: give one of them.',
    ],
  ],
  [
    { PROSA_MASTER_KEY_COMMAND: '["key", 1]' },
    ['PROSA_MASTER_KEY_COMMAND must be a JSON array of texts, or words.'],
  ],
  [
    { PROSA_MASTER_KEY_COMMAND: 'key $(id)' },
    [
      'PROSA_MASTER_KEY_COMMAND runs without a shell: write it without quotes and shell syntax, or as a JSON array such as ["program", "an argument"].',
    ],
  ],
  [{ OPENAI_BASE_URL: 'ollama' }, ['OPENAI_BASE_URL must be an http or https address.']],
  [
    { OPENAI_BASE_URL: 'http://localhost:11434/v1' },
    ['OPENAI_BASE_URL is given without OPENAI_MODEL: name a model of that server.'],
  ],
  [{ OPENAI_PRICE_IN: '1' }, ['OPENAI_PRICE_IN and OPENAI_PRICE_OUT must be given together.']],
  [{ OPENAI_CONCURRENCY: '0' }, ['OPENAI_CONCURRENCY must be at least 1.']],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    [
      'STRIPE_WEBHOOK_SECRET is missing: Stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY.',
    ],
  ],
  [
    {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    },
    ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, test and live.'],
  ],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, ['STRIPE_PUBLISHABLE_KEY must begin with pk_.']],
  [{ OIDC_CLIENT_ID: 'id' }, ['OIDC_CLIENT_ID is given without OIDC_CLIENT_SECRET.']],
  [
    { LOG_LEVEL: 'loud', PROSA_STAND_INS: 'post', PROSA_DEFAULT_PLAN: 'gold' },
    [
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
      'PROSA_DEFAULT_PLAN must be one of free, starter, pro, business, unlimited.',
      'PROSA_STAND_INS must be a list of ai, payments, identity, messaging and mail.',
    ],
  ],
])('%j: one sentence per error', (env, mistakes) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ issues: mistakes }))
})

test('a key or a base URL selects the model, unless the offline engine is configured', () => {
  const byKey = readConfig({
    OPENAI_API_KEY: 'sk-1',
    OPENAI_PRICE_IN: '0.4',
    OPENAI_PRICE_OUT: '1.6',
    OPENAI_ANALYST_MODEL: 'bigger',
  })
  expect(byKey.standIns).toEqual(['payments', 'identity', 'messaging', 'mail'])
  expect(byKey.openai).toMatchObject({
    apiKey: 'sk-1',
    baseUrl: undefined,
    interviewer: { price: { in: 0.4, out: 1.6 } },
    // The analyst's model has no price here.
    analyst: { name: 'bigger', price: undefined },
  })
  const local = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }
  expect(readConfig(local)).toMatchObject({
    openai: { apiKey: undefined, interviewer: { name: 'llama' }, analyst: { name: 'llama' } },
  })
  expect(modelsOf(readConfig(local))).toEqual({ interviewer: 'llama', analyst: 'llama' })
  expect(modelsOf(readConfig({}))).toBeNull()
  expect(readConfig({ ...local, PROSA_STAND_INS: 'ai' })).toMatchObject({
    openai: undefined,
    standIns: ['ai', 'payments', 'identity', 'messaging', 'mail'],
  })
})

test('Stripe keys select Stripe, unless the sandbox is configured', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  }
  const { stripe, standIns } = readConfig(keys)
  expect(stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    publishableKey: 'pk_test_1',
    apiBase: undefined,
  })
  expect(standIns).toEqual(['ai', 'identity', 'messaging', 'mail'])
  const sandbox = readConfig({ ...keys, PROSA_STAND_INS: 'payments' })
  expect(sandbox.stripe).toBeUndefined()
  expect(sandbox.standIns).toContain('payments')
})

test('a mail server and a sender select SMTP, unless the outbox is configured', () => {
  const server = {
    SMTP_URL: 'smtps://prosa:secret@mail.test',
    MAIL_FROM: 'Prosa <no-reply@prosa.test>',
  }
  expect(readConfig(server)).toMatchObject({
    smtp: { url: server.SMTP_URL, from: { name: 'Prosa', address: 'no-reply@prosa.test' } },
    standIns: ['ai', 'payments', 'identity', 'messaging'],
  })
  expect(readConfig({ ...server, PROSA_STAND_INS: 'mail' })).toMatchObject({
    smtp: undefined,
    standIns: ['ai', 'payments', 'identity', 'messaging', 'mail'],
  })
  expect(() => readConfig({ SMTP_URL: server.SMTP_URL })).toThrow('MAIL_FROM is missing')
  expect(() => readConfig({ MAIL_FROM: server.MAIL_FROM })).toThrow('SMTP_URL is missing')
  expect(() => readConfig({ ...server, SMTP_URL: 'https://mail.test' })).toThrow('smtp://')
  expect(() => readConfig({ ...server, MAIL_FROM: 'Prosa' })).toThrow('MAIL_FROM must be')
})

test('in production a stand-in must be configured explicitly', () => {
  const production = { NODE_ENV: 'production' }
  const mistakes = (env: object) => {
    try {
      return readConfig({ ...production, ...env }) && []
    } catch (error) {
      return (error as ConfigError).issues
    }
  }
  expect(mistakes({})).toHaveLength(3)
  expect(mistakes({ PROSA_STAND_INS: 'ai,payments' })).toEqual([
    expect.stringContaining('OIDC_CLIENT_ID'),
  ])
  expect(mistakes({ PROSA_STAND_INS: 'ai,payments,identity' })).toEqual([])
  expect(
    mistakes({ PROSA_STAND_INS: 'ai,payments', OIDC_CLIENT_ID: 'i', OIDC_CLIENT_SECRET: 's' }),
  ).toEqual([])
  expect(mistakes({ PROSA_STAND_INS: 'payments,identity', OPENAI_API_KEY: 'k' })).toEqual([])
})

describe('where others can reach it', () => {
  const issues = (env: Record<string, string>) => {
    try {
      return readConfig(env) && []
    } catch (error) {
      return (error as ConfigError).issues
    }
  }
  const named = { PROSA_STAND_INS: 'identity,payments' }
  test.each([
    [{ PUBLIC_URL: 'https://prosa.example' }, 'https://prosa.example'],
    [{ PUBLIC_URL: 'http://203.0.113.4:3000' }, 'http://203.0.113.4:3000'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::' }, 'HOST=::'],
    [{ HOST: '192.168.1.5' }, 'HOST=192.168.1.5'],
  ])('%j needs a sign-in and payments, or their stand-ins by name', (env, address) => {
    expect(issues(env)).toEqual([
      `Others can reach ${address}, and the development sign-in lets anyone be any of its persons: set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or name identity in PROSA_STAND_INS.`,
      `Others can reach ${address}, and the payment sandbox gives credits for no money: set STRIPE_SECRET_KEY, or name payments in PROSA_STAND_INS.`,
    ])
    expect(issues({ ...env, ...named })).toEqual([])
    expect(issues({ ...env, PROSA_STAND_INS: 'identity' })).toHaveLength(1)
  })
  test.each([
    {},
    { PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { PUBLIC_URL: 'http://192.168.1.5', HOST: '127.0.0.1' },
    { PUBLIC_URL: 'https://prosa.localhost', HOST: 'localhost' },
  ])('%j needs neither', (env) => {
    expect(issues(env as Record<string, string>)).toEqual([])
  })
})
