// Calls from an address of one's own, as far as this machine has any: all of 127.0.0.0/8 is the machine itself.
import { Agent, request } from 'node:http'
import type { Challenge } from 'altcha-lib'
import type { Question } from '#contract/api/public.ts'

/** Whatever of these the answer holds. */
type Body = { code: string; session_id: string; challenge: Challenge; question?: Question }
export type HttpReply = { status: number; body: Body; ms: number }
export type HttpCaller = (path: string, body: object) => Promise<HttpReply>

/** `baseUrl` is on this machine: nobody else's server is flooded with this. */
export function createCaller(baseUrl: string, localAddress: string): HttpCaller {
  const { hostname, port } = new URL(baseUrl)
  if (hostname !== '127.0.0.1') throw new Error('bots are for an instance on 127.0.0.1')
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 8 })
  return (path, body) =>
    new Promise((resolve, reject) => {
      const begun = performance.now()
      const headers = { 'content-type': 'application/json' }
      const sent = request({ hostname, port, path, method: 'POST', agent, headers }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => (text += part))
        reply.on('error', reject)
        reply.on('end', () => {
          const ms = performance.now() - begun
          resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) as Body, ms })
        })
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
}
