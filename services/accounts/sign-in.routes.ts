import { z } from 'zod'
import { signInOwner, getSignInUrl, signOutOwner } from '#contract/api/accounts.ts'
import { localeOf } from '#contract/languages.ts'
import { derivedId } from '#kernel/ids.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import type { Execute } from '#kernel/commands/command.ts'
import type { Position } from '#ports/event-store.ts'
import type { Person } from '#ports/identity.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { ownerActor } from '#kernel/security/events/request-actor.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { AccountsDeps } from './deps.ts'
import { cookieNames, clearCookie, readCookie, setCookie } from './cookies.ts'
import { owner, type RegisterOwner } from './owner.decider.ts'
import { sessionDays } from './web-session-table.ts'

/** Time limit for the sign-in at the provider. */
const signInTtlSeconds = 15 * 60

const SignInChecksSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
})

/**
 * State, nonce and PKCE verifier are in a sealed cookie. Documented clients post back the code without the state: then
 * the verifier, checked by the provider, and the nonce in the token bind the code to this browser. A posted state must
 * match as well.
 */
export const getSignInUrlRoute = ({ identity, cookieSealer, cookieOptions }: AccountsDeps) =>
  route(getSignInUrl, async ({ login_hint: loginHint, locale }, { request, reply }) => {
    const { url, checks } = await identity.start({
      ...(loginHint && { loginHint }),
      ...(locale && { locale }),
      origin: `${request.protocol}://${request.host}`,
    })
    setCookie(reply, cookieOptions, {
      name: cookieNames.signIn,
      value: cookieSealer.seal(checks, signInTtlSeconds),
      maxAgeSeconds: signInTtlSeconds,
    })
    return { redirectUrl: url }
  })

export const signInOwnerRoute = ({
  identity,
  sessions,
  cookieSealer,
  cookieOptions,
  newAccountPlan: plan,
}: AccountsDeps) =>
  route(signInOwner, async ({ code, state }, call) => {
    const { request, reply, execute, waitForPosition, recordSecurityEvent } = call
    const checks = SignInChecksSchema.safeParse(
      cookieSealer.unseal(readCookie(request, cookieNames.signIn, cookieOptions) ?? ''),
    )
    if (!checks.success) refuse('accounts/code-expired')
    const person = await identity.finish(code, state, checks.data)
    const { ownerId, position } = await registerOwner(execute, {
      issuer: person.issuer,
      subject: person.subject,
      email: person.email,
      name: person.name ?? person.email.split('@')[0]!,
      locale: localeOf(person.locale, request.headers['accept-language']),
      plan,
    })
    // The client's next request is `me`, which reads the owner.
    await waitForPosition(position)
    await updateProfile(call, ownerId, person)
    // Ends an earlier session of this browser, whose cookie is replaced.
    await sessions.end(request)
    setCookie(reply, cookieOptions, {
      name: cookieNames.session,
      value: await sessions.create(ownerId, request),
      maxAgeSeconds: sessionDays.idle * 24 * 60 * 60,
    })
    clearCookie(reply, cookieOptions, cookieNames.signIn)
    await recordSecurityEvent({ kind: 'sign-in', ...ownerActor(ownerId) })
    return { ok: true as const }
  })

/**
 * The account follows the provider's name and address. The read model has what is known: two sign-ins at once may record a
 * change twice.
 */
async function updateProfile(
  { db, execute, waitForPosition, recordSecurityEvent }: RequestContext<'anyone'>,
  ownerId: string,
  { email, name }: Pick<Person, 'email' | 'name'>,
): Promise<void> {
  const known = await findOwner(db, ownerId)
  if (!known) return
  const isNewEmail = known.email !== email.toLowerCase()
  const isNewName = name !== undefined && known.name !== name
  if (!isNewEmail && !isNewName) return
  const changes = { ...(isNewEmail && { email }), ...(isNewName && { name }) }
  const { position } = await execute(owner, ownerId, { type: 'ChangeProfile', ...changes })
  await waitForPosition(position)
  if (isNewEmail) await recordSecurityEvent({ kind: 'email-changed', ...ownerActor(ownerId) })
}

/** After an erasure the same person gets another account. */
async function registerOwner(
  execute: Execute,
  person: Omit<RegisterOwner, 'type'>,
): Promise<{ ownerId: string; position: Position }> {
  const { issuer, subject } = person
  for (let erased = 0; ; erased++) {
    const ownerId = derivedId('owner', issuer, subject, ...(erased > 0 ? [erased] : []))
    try {
      const { position } = await execute(owner, ownerId, { type: 'RegisterOwner', ...person })
      return { ownerId, position }
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'accounts/erased')) throw error
    }
  }
}

export const signOutOwnerRoute = ({ sessions, cookieOptions }: AccountsDeps) =>
  route(signOutOwner, async (_, { request, reply, recordSecurityEvent }) => {
    const ended = await sessions.authenticate(request)
    await sessions.end(request)
    if (ended) await recordSecurityEvent({ kind: 'sign-out', ...ownerActor(ended.ownerId) })
    clearCookie(reply, cookieOptions, cookieNames.session)
    return { ok: true as const }
  })
