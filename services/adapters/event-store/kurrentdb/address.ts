// Addresses of KurrentDB: kurrentdb://user:password@n1:2113,n2:2113?tls=true&tlsCAFile=ca.pem
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

export type Endpoint = { host: string; port: number }

/** Which node serves rebuilds and subscriptions. Appends, and reads that commands decide on, go to the leader. */
export type NodePreference = 'leader' | 'follower' | 'random' | 'readonlyreplica'

export type KurrentAddress = {
  seeds: readonly Endpoint[]
  /** Whether the nodes are asked who leads; a single node without `+discover` is used as it is. */
  discovers: boolean
  credentials: { username: string; password: string } | undefined
  tls: boolean
  /** Paths of PEM files. */
  caFile: string | undefined
  certificateFile: string | undefined
  keyFile: string | undefined
  nodePreference: NodePreference
  gossipTimeoutMs: number
  keepAliveIntervalMs: number
  keepAliveTimeoutMs: number
  connectionName: string
}

const scheme = /^(?:kurrentdb|kurrent|kdb|esdb)(\+discover)?:\/\//
const defaultPort = 2113
const preferences = ['leader', 'follower', 'random', 'readonlyreplica'] as const

/** Options that the vendor's clients know and that change nothing here. */
const withoutEffect = ['maxdiscoverattempts', 'discoveryinterval', 'defaultdeadline']

export const isKurrentAddress = (address: string): boolean => scheme.test(address)

/** Throws StartupError with a sentence for the operator; the sentence never holds the password. */
export function parseAddress(address: string): KurrentAddress {
  const match = scheme.exec(address)
  if (!match) return refuse('must begin with kurrentdb://')
  const [authority = '', query = ''] = address.slice(match[0].length).split(/\/?\?/, 2)
  const at = authority.lastIndexOf('@')
  const seeds = authority
    .slice(at + 1)
    .replace(/\/+$/, '')
    .split(',')
    .map(parseEndpoint)
  const discovers = match[1] !== undefined || seeds.length > 1
  const options = parseOptions(query)
  const credentials = at < 0 ? undefined : parseCredentials(authority.slice(0, at))
  if (credentials && !options.tls)
    return refuse('has a user, but no TLS: the password would be readable')
  if ((options.certificateFile === undefined) !== (options.keyFile === undefined))
    return refuse('needs userCertFile and userKeyFile together')
  return { seeds, discovers, credentials, ...options }
}

/** The issues of a setting, for the operator. */
export function addressIssues(address: string | undefined): string[] {
  if (address === undefined) return []
  try {
    parseAddress(address)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

function parseEndpoint(text: string): Endpoint {
  const match = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text.trim())
  const port = Number(match?.[2] ?? defaultPort)
  if (!match || port < 1 || port > 65_535)
    return refuse(`names nodes as host:port, separated by commas; "${text}" is none`)
  return { host: match[1]!, port }
}

function parseCredentials(text: string): { username: string; password: string } {
  const [username = '', password = '', ...more] = text.split(':')
  if (!username || !password || more.length > 0)
    return refuse('needs a user and a password as user:password@, with special characters encoded')
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
}

function parseOptions(query: string): Omit<KurrentAddress, 'seeds' | 'discovers' | 'credentials'> {
  const given = new Map(
    [...new URLSearchParams(query.replaceAll('+', '%2B'))].map(([name, value]) => [
      name.toLowerCase().replace(/[_-]/g, ''),
      value.trim(),
    ]),
  )
  const take = (name: string) => {
    const value = given.get(name.toLowerCase())
    given.delete(name.toLowerCase())
    return value || undefined
  }
  const flag = (name: string) => {
    const value = take(name) ?? 'true'
    if (value !== 'true' && value !== 'false')
      return refuse(`has ${name}=${value}; it is true or false`)
    return value === 'true'
  }
  const duration = (name: string, fallback: number, unitMs = 1) => {
    const value = Number(take(name) ?? fallback)
    if (!Number.isInteger(value) || value === 0 || value < -1)
      return refuse(`needs a whole number for ${name}`)
    return value * unitMs
  }
  if (!flag('throwOnAppendFailure'))
    refuse('has throwOnAppendFailure=false: appends that were refused would be acknowledged')
  if (!flag('tlsVerifyCert'))
    refuse(
      'has tlsVerifyCert=false: any server could pass for the store; give its authority with tlsCAFile',
    )
  const nodePreference = (take('nodePreference') ?? 'leader').toLowerCase()
  if (!isPreference(nodePreference))
    return refuse(`has nodePreference=${nodePreference}; it is one of ${preferences.join(', ')}`)
  const options = {
    tls: flag('tls'),
    caFile: take('tlsCAFile'),
    certificateFile: take('userCertFile'),
    keyFile: take('userKeyFile'),
    nodePreference,
    gossipTimeoutMs: duration('gossipTimeout', 3, 1_000),
    keepAliveIntervalMs: duration('keepAliveInterval', 10_000),
    keepAliveTimeoutMs: duration('keepAliveTimeout', 10_000),
    connectionName: take('connectionName') ?? 'prosa',
  }
  withoutEffect.forEach(take)
  const [unknown] = given.keys()
  if (unknown !== undefined) return refuse(`has an option that Prosa does not know: ${unknown}`)
  return options
}

const isPreference = (text: string): text is NodePreference =>
  (preferences as readonly string[]).includes(text)

function refuse(what: string): never {
  throw new StartupError(`KURRENTDB_URL ${what}.`)
}
