// Which hosts this server answers for. A page of another name that resolves to this machine reads nothing (DNS
// rebinding), and no link is made for a host that a client invented.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BaseConfig } from '../config/base-config.ts'
import { isLoopbackHost, trustNobody } from '../config/networks.ts'
import { Problem } from '../problem.ts'
import { isFromThisMachine, requestedHost } from './forwarded-headers.ts'

export type HostOptions = Pick<BaseConfig, 'publicUrl'> &
  Partial<Pick<BaseConfig, 'allowedHosts' | 'production' | 'trustProxy'>>

/** Whether a request is for a host of ours. Ports are not compared: a proxy may use another one. */
export type IsAllowedHost = (request: Pick<FastifyRequest, 'raw'>) => boolean

export function openHostCheck(options: HostOptions): IsAllowedHost {
  const { publicUrl, allowedHosts = [], production = false, trustProxy = trustNobody } = options
  const ours = new Set([new URL(publicUrl).hostname, ...allowedHosts])
  return (request) => {
    const hostname = hostnameOf(requestedHost(request.raw, trustProxy))
    if (hostname === undefined) return false
    if (ours.has(hostname)) return true
    // In production only this machine itself uses its loopback names, such as for its own sign-in provider.
    return isLoopbackHost(hostname) && (!production || isFromThisMachine(request))
  }
}

/** In lower case, without the port; undefined for what is no host. */
function hostnameOf(host: string): string | undefined {
  if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host)) return undefined
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

/** Probes use addresses of their own. */
const probePath = '/api/health'

export function ownHostsOnly(isAllowedHost: IsAllowedHost) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const isProbe = request.url.split('?', 1)[0] === probePath
    done(isProbe || isAllowedHost(request) ? undefined : new Problem('request/unknown-host'))
  }
}
