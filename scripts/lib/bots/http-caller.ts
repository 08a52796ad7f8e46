// HTTP calls from a chosen local address of 127.0.0.0/8.
import { Agent, request } from 'node:http'
import type { Challenge } from 'altcha-lib'
import type { Question } from '#contract/api/conversation-turns.ts'

/** Fields of all responses; each has some of them. */
type Body = { code: string; session_id: string; challenge: Challenge; question?: Question }
export type HttpReply = { status: number; body: Body; ms: number }
export type HttpCaller = (path: string, body: object) => Promise<HttpReply>

/** Throws unless `baseUrl` is on 127.0.0.1: the load must not reach other servers. */
export function createCaller(baseUrl: string, localAddress: string): HttpCaller {
  const { hostname, port } = new URL(baseUrl)
  if (hostname !== '127.0.0.1') throw new Error('bots need an instance on 127.0.0.1')
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 8 })
  return (path, body) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const headers = { 'content-type': 'application/json' }
      const outgoing = request(
        { hostname, port, path, method: 'POST', agent, headers },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8')
          reply.on('data', (part: string) => (text += part))
          reply.on('error', reject)
          reply.on('end', () => {
            const ms = performance.now() - startedAt
            resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) as Body, ms })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(JSON.stringify(body))
    })
}
