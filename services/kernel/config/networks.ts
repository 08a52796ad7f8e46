// Networks: of trusted proxies, and of addresses that only this machine or its own network reaches.
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Whether a peer is a trusted proxy. `hop`: 0 for the peer of the connection, then outwards. */
export type TrustedProxy = (address: string, hop: number) => boolean

export const trustNobody: TrustedProxy = () => false

const isHops = /^\d{1,2}$/
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
/** The library also takes short forms such as `1.5`. */
const isNetwork = (network: string) => isIP(network.split('/', 1)[0]!) > 0

/** Parses `false`, a number of proxies, or networks separated by commas. Throws for anything else. */
export function parseTrustedProxies(text: string): TrustedProxy {
  if (text === 'false') return trustNobody
  if (isHops.test(text)) return (_address, hop) => hop < Number(text)
  const networks = text.split(',').map((network) => network.trim())
  const wrong = networks.find((network) => !namedNetworks.includes(network) && !isNetwork(network))
  if (wrong !== undefined) throw new Error(`${wrong} is no network.`)
  return proxyAddr.compile(networks)
}

const isPrivateAddress = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])
const isLoopbackAddress = proxyAddr.compile(['loopback'])
const privateName = /(^|\.)(localhost|local|test|internal|home\.arpa)$/
const isAddress = /^[\d.]+$|:/

/** Without the brackets of an IPv6 address. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** Whether a host name or address is this machine's own, of every machine. */
export function isLoopbackHost(hostname: string): boolean {
  const name = bare(hostname)
  return isAddress.test(name) ? isLoopbackAddress(name, 0) : /(^|\.)localhost$/.test(name)
}

/** Whether a host name or address is of this machine or of a private network. Names are not resolved. */
export function isPrivateHost(hostname: string): boolean {
  const name = bare(hostname)
  return isAddress.test(name) ? isPrivateAddress(name, 0) : privateName.test(name)
}
