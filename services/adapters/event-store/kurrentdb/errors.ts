import type { ServiceError } from '@grpc/grpc-js'
import grpc from '@grpc/grpc-js'
import {
  EventStoreRefusal,
  EventStoreUnavailable,
  WrongExpectedRevision,
} from '#ports/event-store.ts'
import type { Endpoint } from './address.ts'

const { status } = grpc

/** The node does not lead. `leader` is the one it names. */
export class NotLeader extends EventStoreUnavailable {
  readonly leader: Endpoint | undefined
  constructor(leader: Endpoint | undefined) {
    super('KurrentDB: the node does not lead its cluster')
    this.leader = leader
  }
}

/** Errors of the port unchanged; of gRPC, those of the server's refusals, and all others as EventStoreUnavailable. */
export function toStoreError(error: unknown): Error {
  if (
    error instanceof EventStoreUnavailable ||
    error instanceof EventStoreRefusal ||
    error instanceof WrongExpectedRevision ||
    error instanceof RangeError
  )
    return error
  const { code, details = '', message, metadata } = error as Partial<ServiceError>
  const field = (name: string) => metadata?.get(name)[0]?.toString()
  const exception = field('exception')
  if (exception === 'not-leader') return new NotLeader(leaderOf(field))
  const reason = refusalOf(exception, code, details)
  if (reason) return new EventStoreRefusal(reason, `KurrentDB: ${details}`, { cause: error })
  return new EventStoreUnavailable(`KurrentDB: ${details || message}`, { cause: error })
}

function leaderOf(field: (name: string) => string | undefined): Endpoint | undefined {
  const [host, port] = [field('leader-endpoint-host'), Number(field('leader-endpoint-port'))]
  return host && port ? { host, port } : undefined
}

function refusalOf(
  exception: string | undefined,
  code: number | undefined,
  details: string,
): EventStoreRefusal['reason'] | undefined {
  if (exception === 'stream-deleted') return 'deleted'
  if (exception?.startsWith('maximum-append-')) return 'too-large'
  if (
    /^(access-denied|not-authenticated)$/.test(exception ?? '') ||
    code === status.PERMISSION_DENIED ||
    code === status.UNAUTHENTICATED
  )
    return 'denied'
  if (/invalid ?position/i.test(details) && !/unavailable/i.test(details)) return 'invalid-position'
  if (code === status.INVALID_ARGUMENT || code === status.OUT_OF_RANGE) return 'invalid'
  return undefined
}
