// What the fuzzed instance has at the start: two owners, surveys of both kinds, conversations, payments, tokens.
import type { ApiCatalogue } from '#contract/api/catalogue.ts'
import { openApiDocument } from '#kernel/http/openapi/document.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  signInAs,
  startSession,
  type ApiCaller,
} from '../../../tests/support/clients/survey-client.ts'
import type { Instance } from '../../../tests/support/processes/instance.ts'
import { createStrangers } from '../../../tests/support/strangers/callers.ts'
import {
  createOwnedResources,
  ownerEmail,
} from '../../../tests/support/strangers/owned-resources.ts'
import { type FuzzState, openFuzzState } from './fuzz-state.ts'
import type { FuzzOperation } from './fuzz-types.ts'
import { resolveSchema, type Schema } from './schema-values.ts'

const kinds = ['open', 'scale', 'nps', 'boolean', 'multiple', 'ranking', 'number', 'date'] as const

export type FuzzWorld = {
  state: FuzzState
  /** Adds surveys and sessions, since the fuzzer takes them away. */
  refresh: () => Promise<void>
}

export async function createFuzzWorld(
  instance: Instance & { databaseUrl: string },
): Promise<FuzzWorld> {
  const owned = await createOwnedResources(instance)
  const strangers = await createStrangers(instance, owned)
  const { cookie, ownerId } = owned.owner
  const owner = { name: 'owner', headers: { cookie } }
  const other = strangers.find(({ name }) => name === 'another owner')!
  const auditor = strangers.find(({ name }) => name === 'an auditor')!
  const nobody = { name: 'nobody', headers: {} }
  const state = openFuzzState([owner, owner, owner, nobody, nobody, other, auditor])
  for (const [name, id] of Object.entries({
    ...{ surveyId: owned.surveyId, publicId: owned.publicId, sessionId: owned.sessionId },
    ...{ responseId: owned.responseId, questionId: owned.questionId, code: owned.code },
    ...{ intentId: owned.intentId, paymentId: owned.paymentId, eventId: owned.eventId, ownerId },
  }))
    state.add(name, id)
  const { baseUrl } = instance
  return {
    state,
    async refresh() {
      // The fuzzer signs its callers out, here or everywhere.
      const { status } = await createApiCaller(baseUrl, owner.headers.cookie)(
        'GET',
        '/api/users/me',
      )
      if (status === 401) owner.headers.cookie = (await signInAs(baseUrl, ownerEmail)).cookie
      for (let attempts = 1; ; attempts += 1)
        try {
          const { callApi } = await signInAs(baseUrl, ownerEmail)
          return await addSurveys(state, callApi, createApiCaller(baseUrl))
        } catch (error) {
          if (attempts === 3) throw error
        }
    },
  }
}

async function addSurveys(
  state: FuzzState,
  callApi: ApiCaller,
  anonymous: ApiCaller,
): Promise<void> {
  const questions = kinds.map((type, index) => ({
    ...{ text: `What about part ${index + 1} of it?`, type, required: index < 2 },
    ...((type === 'multiple' || type === 'ranking') && {
      options: ['One', 'Two', 'None of these'],
    }),
  }))
  const form = await callApi('POST', '/api/surveys', {
    ...{ title: 'A form', goal: 'Learn what people need before they stay', language: 'en' },
  })
  const interview = await createPublishedSurvey(callApi)
  await callApi('PUT', `/api/surveys/${form.body.id}`, { questions })
  await callApi('PUT', `/api/surveys/${form.body.id}`, { status: 'published' })
  for (const { id, public_id } of [form.body, interview]) {
    state.add('surveyId', id)
    state.add('publicId', public_id)
    const session = await startSession(anonymous, public_id)
    if (!session) continue
    state.add('sessionId', session)
    const first = await anonymous('POST', `/api/public/sessions/${session}/first-question`, {})
    if (first.body.question) state.add('questionId', first.body.question.id)
  }
}

type Described = {
  parameters?: readonly { $ref?: string; name: string; in: string }[]
  requestBody?: { content: FuzzOperation['content'] }
  responses: Record<string, object>
}

/** Every operation of the OpenAPI document. */
export function describeOperations(catalogue: ApiCatalogue): {
  document: object
  operations: FuzzOperation[]
} {
  const document = openApiDocument({ catalogue, version: '0' }) as unknown as {
    paths: Record<string, Record<string, Described>>
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(
        (each) =>
          resolveSchema(document, each as Schema) as unknown as FuzzOperation['parameters'][number],
      ),
      content: requestBody?.content ?? {},
      responses,
    })),
  )
  return { document, operations }
}
