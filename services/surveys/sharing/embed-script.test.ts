import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildWebIfStale } from '../../../scripts/lib/build/build-web.ts'
import { registerEmbedScript } from './embed-script.ts'

beforeAll(() => buildWebIfStale(() => {}, 'embed'))

async function served() {
  const app = Fastify()
  await registerEmbedScript(app, 'dist')
  return app
}

test('other sites may load the script, in less than 5 kB before compression', async () => {
  const { statusCode, headers, rawPayload } = await (await served()).inject('/embed.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(rawPayload.length).toBeLessThan(5000)
})

test('it is compressed for who can take it, and the same', async () => {
  const app = await served()
  const request = { url: '/embed.js', headers: { 'accept-encoding': 'gzip, br' } }
  const { headers, rawPayload } = await app.inject(request)
  expect(headers['content-encoding']).toBe('br')
  expect(rawPayload.length).toBeLessThan(2500)
})

test('without a build the server does not start, and says what to do', async () =>
  expect(registerEmbedScript(Fastify(), 'no-such-folder')).rejects.toThrow('npm run build'))
