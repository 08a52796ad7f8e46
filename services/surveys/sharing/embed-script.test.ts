import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildWebIfStale } from '../../../scripts/lib/build/build-web.ts'
import { registerEmbedScript } from './embed-script.ts'

beforeAll(() => buildWebIfStale({ print: () => {}, only: 'embed' }))

async function startServer() {
  const app = Fastify()
  await registerEmbedScript(app, 'dist')
  return app
}

test('other sites may load the script, which is smaller than 5 kB uncompressed', async () => {
  const { statusCode, headers, rawPayload } = await (await startServer()).inject('/embed.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(rawPayload.length).toBeLessThan(5000)
})

test('the script is compressed when the client accepts it', async () => {
  const app = await startServer()
  const request = { url: '/embed.js', headers: { 'accept-encoding': 'gzip, br' } }
  const { headers, rawPayload } = await app.inject(request)
  expect(headers['content-encoding']).toBe('br')
  expect(rawPayload.length).toBeLessThan(2500)
})

test('without a build the server does not start, and the error names the command', async () =>
  expect(registerEmbedScript(Fastify(), 'no-such-folder')).rejects.toThrow('npm run build'))
