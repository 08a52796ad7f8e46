// What an owner sets is kept and enforced.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnerSettings } from '#contract/settings.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { owner as ownerDecider } from '../../../services/accounts/owner.decider.ts'
import {
  type ConversationTestServer,
  openConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let server: ConversationTestServer
beforeAll(async () => {
  server = await openConversationTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const settingsOf = async (owner: string) =>
  (await server.call<OwnerSettings>('GET /api/users/me/settings', { owner })).body
const changeSettings = async (owner: string, body: object) => {
  const { status } = await server.call('PUT /api/users/me/settings', { owner, body })
  await server.waitForProjections()
  return status
}

async function registerOwner(): Promise<string> {
  const owner = randomUUID()
  const envelope = { commandId: owner, correlationId: owner, actor: 'test' }
  await server.executor(envelope)(ownerDecider, owner, {
    type: 'RegisterOwner',
    ...{ issuer: 'https://id.test', subject: owner, email: 'ana@prosa.test', name: 'Ana' },
    locale: 'pt-br',
  })
  await server.waitForProjections()
  return owner
}

test('settings have defaults, keep what is set, and refuse what does not exist', async () => {
  const owner = await registerOwner()
  expect(await settingsOf(owner)).toEqual({
    interface_language: 'pt-br',
    default_survey_language: 'pt-br',
    time_zone: 'UTC',
    time_zone_known: false,
    notifications: {
      email_responses: true,
      email_insights: true,
      email_weekly_report: false,
      responses_frequency: 'hourly',
      daily_hour: 9,
    },
    privacy: { data_retention_days: 365, anonymous_responses: false },
  })
  const changes = {
    interface_language: 'ar',
    default_survey_language: 'es',
    time_zone: 'Asia/Riyadh',
    notifications: { daily_hour: 0 },
    privacy: { data_retention_days: null, anonymous_responses: true },
  }
  expect(await changeSettings(owner, changes)).toBe(200)
  for (const bad of [
    { time_zone: 'Mars/Olympus' },
    { privacy: { data_retention_days: 29 } },
    { privacy: { data_retention_days: 'never' } },
    { privacy: { anonymous_responses: 'yes' } },
    { privacy: { address: true } },
    { notifications: { daily_hour: 24 } },
    { theme: 'dark' },
  ])
    expect([bad, await changeSettings(owner, bad)]).toEqual([bad, 422])
  expect(await settingsOf(owner)).toMatchObject({
    ...changes,
    time_zone_known: true,
  })
  expect(await findOwner(server.db, owner)).toMatchObject({ locale: 'ar', name: 'Ana' })
  expect((await settingsOf(await registerOwner())).interface_language).toBe('pt-br')
})
