// A client generated from the OpenAPI document has the types that the endpoints have.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apiCatalogue } from '#contract/api/catalogue.ts'
import { openApiDocument } from '#kernel/http/openapi/document.ts'

const cache = resolve('node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(`${cache}/openapi-client-`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const client = `
import type { components, paths } from './api.d.ts'

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never
type Body<Operation> = Operation extends { requestBody?: infer Request }
  ? Json<NonNullable<Request>>
  : never
type Ok<Operation> = Operation extends { responses: { 200: infer Response } } ? Json<Response> : never
type Problem = components['schemas']['Problem']

async function call<Path extends keyof paths, Method extends 'get' | 'put' | 'post' | 'delete'>(
  method: Method,
  path: Path,
  params: Record<string, string>,
  body?: Body<paths[Path][Method]>,
): Promise<Ok<paths[Path][Method]>> {
  const url = path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const response = await fetch(url, { method, body: JSON.stringify(body) })
  const json: unknown = await response.json()
  if (!response.ok) throw new Error((json as Problem).code)
  return json as Ok<paths[Path][Method]>
}

const survey = await call('post', '/api/surveys', {}, { title: 'Why', goal: 'Learn why they leave' })
const { id, closes_at, questions }: { id: string; closes_at: string | null; questions: object[] } = survey
const status: 'draft' | 'published' | 'paused' | 'closed' = survey.status
await call('put', '/api/surveys/{id}', { id }, { status: 'published', version: survey.version })
const [listed] = await call('get', '/api/surveys', {})
const rate: number | undefined = listed?.completion_rate
const { session_id } = await call('post', '/api/public/surveys/{publicId}/sessions', {}, { mode: 'web' })
const { question } = await call('post', '/api/public/sessions/{sessionId}/first-question', { session_id }, {})
const text: string | undefined = question?.text
const code: Problem['code'] = 'surveys/not-found'
export { closes_at, code, questions, rate, status, text }

// @ts-expect-error A goal is required.
await call('post', '/api/surveys', {}, { title: 'Why' })
// @ts-expect-error There is no such status.
await call('put', '/api/surveys/{id}', { id }, { status: 'erased' })
// @ts-expect-error There is no such field.
await call('put', '/api/surveys/{id}', { id }, { colour: 'red' })
// @ts-expect-error A survey has no such field.
survey.colour
// @ts-expect-error A version is a number.
export const version: string = survey.version
// @ts-expect-error There is no such call.
await call('get', '/api/nothing', {})
// @ts-expect-error There is no such problem.
export const other: Problem['code'] = 'surveys/unheard-of'
`

test('the generated types accept right calls and reject wrong ones', () => {
  const document = openApiDocument({ catalogue: apiCatalogue, version: '0.0.0' })
  writeFileSync(`${folder}/openapi.json`, JSON.stringify(document))
  writeFileSync(`${folder}/client.ts`, client)
  // An optional field with a default may be left out of a request.
  const generated = run(
    'node_modules/openapi-typescript/bin/cli.js',
    ...[`${folder}/openapi.json`, '-o', `${folder}/api.d.ts`, '--default-non-nullable=false'],
  )
  expect(generated).toMatchObject({ status: 0 })
  const flags = '--noEmit --strict --noUncheckedIndexedAccess --allowImportingTsExtensions'
  const checked = run(
    'node_modules/typescript-native/bin/tsc',
    ...`${flags} --target es2022 --module nodenext --ignoreConfig --types node`.split(' '),
    `${folder}/client.ts`,
  )
  expect(checked).toEqual({ status: 0, output: '' })
})
