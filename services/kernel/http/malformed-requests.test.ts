import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { respondToMalformed } from './malformed-requests.ts'

const late = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** The response to a request of which only `sent` arrived before the timeout. */
async function answerTo(sent: string): Promise<string> {
  const server = createServer((socket) => {
    if (sent) socket.once('data', () => respondToMalformed(late, socket))
    else respondToMalformed(late, socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  if (sent) client.write(sent)
  const answer = await text(client)
  client.destroy()
  server.close()
  return answer
}

test('a request that arrives too slowly gets a problem', async () => {
  const answer = await answerTo('POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\n{')
  expect(answer).toMatch(/^HTTP\/1.1 408 .*application\/problem\+json/s)
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'request/too-slow' })
})

test('an unused connection ends with an empty response', async () => {
  expect(await answerTo('')).toMatch(/^HTTP\/1.1 408 .*content-length: 0\r\n\r\n$/s)
})
