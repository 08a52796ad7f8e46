// `X-Forwarded-*` headers count only from trusted proxies: anyone can send them.
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TrustedProxy } from '../config/networks.ts'
import type { Log } from '../log.ts'

type Raw = Pick<IncomingMessage, 'headers' | 'socket'>

const clientHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const
const siteHeaders = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'] as const

const isTrustedPeer = ({ socket }: Raw, trustProxy: TrustedProxy): boolean =>
  socket?.remoteAddress !== undefined && trustProxy(socket.remoteAddress, 0)

const names = [...clientHeaders, ...siteHeaders]
const isForwarded = ({ headers }: Pick<Raw, 'headers'>) =>
  names.some((name) => headers[name] !== undefined)
/** Forwarded requests that have lost their headers. */
const forwarded = new WeakSet<object>()

/** Removes forwarded hosts and protocols of untrusted peers, also for libraries that read the headers themselves. */
export function dropUntrustedHeaders(trustProxy: TrustedProxy, log: Log) {
  let hasWarned = false
  return ({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (!isForwarded(raw)) return done()
    forwarded.add(raw)
    if (!isTrustedPeer(raw, trustProxy)) {
      for (const name of siteHeaders) delete raw.headers[name]
      if (!hasWarned)
        log.warn(
          'forwarded headers came from a peer that TRUST_PROXY does not name: they are ignored, and all that it forwards counts as one client',
        )
      hasWarned = true
    }
    return done()
  }
}

const localAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Whether a program on this machine sent the request itself. Only the usual loopback addresses: tests of remote clients
 * use others of the loopback network.
 */
export const isFromThisMachine = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  localAddresses.has(raw.socket?.remoteAddress ?? '') && !isForwarded(raw) && !forwarded.has(raw)

/** The client's address; as forwarded, by trusted proxies. */
export const clientAddress = (raw: IncomingMessage, trustProxy: TrustedProxy): string =>
  proxyAddr(raw, trustProxy)

/** The host that the client asked for; as forwarded, if a trusted proxy says so. */
export function requestedHost(raw: Raw, trustProxy: TrustedProxy): string {
  const forwardedHost = raw.headers['x-forwarded-host']
  if (forwardedHost !== undefined && isTrustedPeer(raw, trustProxy))
    return String(forwardedHost).split(',').at(-1)!.trim()
  return raw.headers.host ?? ''
}
