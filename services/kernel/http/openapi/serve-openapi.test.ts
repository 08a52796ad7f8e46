import { expect, test } from 'vitest'
import {
  startKernelServer,
  testRoutes,
} from '../../../../tests/support/servers/kernel-test-server.ts'
import { serveOpenApi } from './serve-openapi.ts'

const [writeNote, markNotebook, readNotebook, fail, receive] = testRoutes.map(
  ({ endpoint }) => endpoint,
)
const catalogue = {
  tags: [
    {
      name: 'notebooks',
      description: 'Notes.',
      modules: [{ writeNote, markNotebook, readNotebook }],
    },
    { name: 'others', description: 'Failures and webhooks.', modules: [{ fail, receive }] },
  ],
  schemas: [],
}

async function startDescribedServer(loadCatalogue = async () => catalogue) {
  const server = await startKernelServer()
  serveOpenApi(server.app, {
    loadCatalogue,
    routes: testRoutes.slice(0, 3),
    version: '1.2.3',
  })
  const get = async (url: string) => server.app.inject({ url })
  return { ...server, get }
}

test('a catalogue that could not be loaded is loaded by the next request', async () => {
  let loads = 0
  await using server = await startDescribedServer(async () => {
    if (++loads === 1) throw new Error('no file')
    return catalogue
  })
  expect((await server.get('/api/openapi.json')).statusCode).toBe(500)
  expect((await server.get('/api/openapi.json')).statusCode).toBe(200)
  expect((await server.get('/api/docs/')).statusCode).toBe(200)
  expect(loads).toBe(2)
})

test('the document describes the mounted endpoints only', async () => {
  await using server = await startDescribedServer()
  const document = (await server.get('/api/openapi.json')).json()
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3', license: { identifier: 'Apache-2.0' } },
    tags: [{ name: 'notebooks', description: 'Notes.' }],
  })
  expect(Object.keys(document.paths)).toEqual([
    '/api/public/notebooks/{id}/notes',
    '/api/notebooks/{id}/mark',
    '/api/notebooks/{id}',
  ])
  const { post } = document.paths['/api/notebooks/{id}/mark']
  expect(post).toMatchObject({
    operationId: 'markNotebook',
    responses: { 200: {}, '4XX': {}, '5XX': {} },
  })
  // An owner's session, unless an operation says otherwise.
  expect([document.security, post.security]).toEqual([[{ session: [] }], undefined])
  expect(post.parameters[0]).toEqual({ $ref: '#/components/parameters/id' })
  expect(document.components.parameters.id).toMatchObject({
    name: 'id',
    in: 'path',
    required: true,
  })
  const { schema } = post.requestBody.content['application/json']
  expect(Object.keys(schema.properties)).toEqual(['mark', 'extra'])
  const { description } = document.components.responses.OwnerWrite
  for (const code of ['accounts/signed-out', 'request/too-large', 'request/invalid'])
    expect(description).toContain(`\`${code}\``)
})

test('the documentation pages load nothing from other origins', async () => {
  await using server = await startDescribedServer()
  const page = await server.get('/api/docs')
  expect(page.statusCode).toBe(200)
  const scripts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!)
  expect(scripts.length).toBeGreaterThan(3)
  for (const url of scripts) {
    expect(url).not.toMatch(/^https?:/)
    const { pathname } = new URL(url, 'http://x/api/docs')
    expect((await server.get(pathname)).statusCode).toBe(200)
  }
  // The content security policy blocks inline scripts.
  expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]*\S/)
})
