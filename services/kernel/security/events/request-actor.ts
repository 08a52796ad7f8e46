// The sender of a request, for security events: set when the request is authenticated, read when it is refused.
import type { FastifyRequest } from 'fastify'
import { nobody, type RequestSource, type SecurityActor } from './security-event.ts'

export type RequestActor = { actor: SecurityActor; ownerId?: string | undefined }

const actors = new WeakMap<object, RequestActor>()

export const setRequestActor = (request: object, actor: RequestActor): void =>
  void actors.set(request, actor)

export const requestActor = (request: object): RequestActor =>
  actors.get(request) ?? { actor: nobody }

export const ownerActor = (ownerId: string): RequestActor => ({
  actor: { type: 'owner', id: ownerId },
  ownerId,
})

export const auditorActor = ({
  ownerId,
  tokenId,
}: {
  ownerId: string | undefined
  tokenId?: string
}): RequestActor =>
  tokenId === undefined
    ? { actor: { type: 'owner', id: ownerId ?? null }, ownerId }
    : { actor: { type: 'token', id: tokenId }, ownerId }

export const requestSource = ({ ip, id }: Pick<FastifyRequest, 'ip' | 'id'>): RequestSource => ({
  address: ip,
  requestId: id,
})
