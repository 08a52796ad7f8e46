import { endSessions, listSessions, revokeSession } from '#contract/api/accounts.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { ownerActor } from '#kernel/security/events/request-actor.ts'
import { clearCookie, cookieNames } from './cookies.ts'
import type { AccountsDeps } from './deps.ts'

export const listSessionsRoute = ({ sessions }: AccountsDeps) =>
  route(listSessions, async (_, { ownerId, request }) => {
    const current = await sessions.authenticate(request)
    const all = await sessions.list(ownerId)
    return all.map(
      ({ id, session, browser, system, network, createdAt, lastUsedAt, expiresAt }) => ({
        ...{ id, browser, system, network },
        created_at: createdAt,
        last_used_at: lastUsedAt,
        expires_at: expiresAt,
        current: session === current?.session,
      }),
    )
  })

export const revokeSessionRoute = ({ sessions, cookieOptions }: AccountsDeps) =>
  route(revokeSession, async ({ id }, { ownerId, request, reply, recordSecurityEvent }) => {
    const current = await sessions.authenticate(request)
    const revoked = (await sessions.revoke(ownerId, id)) ?? refuse('accounts/unknown-session')
    await recordSecurityEvent({ kind: 'session-revoked', ...ownerActor(ownerId) })
    if (revoked === current?.session) clearCookie(reply, cookieOptions, cookieNames.session)
    return { ok: true as const }
  })

export const endSessionsRoute = ({ sessions, cookieOptions }: AccountsDeps) =>
  route(endSessions, async ({ keep_current }, call) => {
    const { ownerId, request, reply, recordSecurityEvent } = call
    const current = keep_current ? await sessions.authenticate(request) : undefined
    await sessions.revokeAll(ownerId, current?.session)
    await recordSecurityEvent({ kind: 'sign-out-everywhere', ...ownerActor(ownerId) })
    if (!keep_current) clearCookie(reply, cookieOptions, cookieNames.session)
    return { ok: true as const }
  })
