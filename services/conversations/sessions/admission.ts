// Whether a session may begin now: at once, after some work, or later. Counted in each process by itself.
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BaseConfig } from '#kernel/config/base-config.ts'
import { isLocalhost } from '#kernel/http/guards.ts'
import { refuse } from '#kernel/problem.ts'
import type { ChallengeBinding, ProofOfWork } from '#kernel/security/proof-of-work.ts'
import { openWindowCounter } from '#kernel/async/window-counter.ts'
import { requiredTries } from './admission.policy.ts'

export type StartRateLimits = Pick<
  BaseConfig,
  'startsPerMinute' | 'freeStarts' | 'freeStartsPerAddress'
>

/** What a client says besides what it wants. */
export type ClientSignals = {
  /** A solved challenge. */
  proof?: string | undefined
  /** From a field that no person sees. */
  website?: string | undefined
  /** How long its page was there before the survey was begun. */
  shown_ms?: number | undefined
}

type StartRequest = { request: FastifyRequest; reply: FastifyReply }

export type Admission = {
  /**
   * Asks for work where it would be asked for anyway, before anything is looked up: a flood costs no reading. What was
   * never begun is not known here, so nobody works for a survey that is not there.
   */
  screen: (publicId: string, signs: ClientSignals, call: StartRequest) => Promise<void>
  /** Admits a start, or refuses it. Answers with the name of the work that was done for it, which is good for one session. */
  admit: (
    publicId: string,
    signs: ClientSignals,
    call: StartRequest,
  ) => Promise<{ challengeId?: string }>
}

const minuteMs = 60_000

export function openAdmission(proofs: ProofOfWork, pace: StartRateLimits): Admission {
  const startsLastMinute = openWindowCounter(minuteMs)
  const startsLastTenMinutes = openWindowCounter(10 * minuteMs)
  const challengesLastTenMinutes = openWindowCounter(10 * minuteMs)
  const clientKeyOf = ({ use, address }: ChallengeBinding) => `${use} ${address}`
  const bindingFor = (publicId: string, { ip }: FastifyRequest): ChallengeBinding => ({
    use: publicId,
    address: normalizeIP(ip),
  })
  const requiredTriesOf = (bound: ChallengeBinding, signs: ClientSignals, ofAddress: number) =>
    requiredTries(pace, {
      recentStarts: startsLastTenMinutes.count(bound.use),
      startsFromAddress: ofAddress,
      clientSignals: signs,
    })
  const requireProof = async (bound: ChallengeBinding, tries: number) => {
    const challenge = await proofs.challenge(bound, tries)
    refuse('conversations/proof-required', { challenge })
  }
  return {
    async screen(publicId, signs, { request }) {
      if (signs.proof || startsLastTenMinutes.count(publicId) === 0 || isLocalhost(request)) return
      const bound = bindingFor(publicId, request)
      const tries = requiredTriesOf(
        bound,
        signs,
        challengesLastTenMinutes.count(clientKeyOf(bound)) + 1,
      )
      if (tries === 0) return
      challengesLastTenMinutes.increment(clientKeyOf(bound))
      await requireProof(bound, tries)
    },
    async admit(publicId, signs, { request, reply }) {
      if (isLocalhost(request)) return {}
      const bound = bindingFor(publicId, request)
      const challengeId = signs.proof && (await proofs.verify(bound, signs.proof))
      if (!challengeId) {
        // Whoever asks for work and leaves it counts as well, or easy work could be hoarded.
        const { count } = challengesLastTenMinutes.increment(clientKeyOf(bound))
        const tries = requiredTriesOf(bound, signs, count)
        if (tries > 0) await requireProof(bound, tries)
      }
      const { count, remainingMs } = startsLastMinute.increment(publicId)
      if (pace.startsPerMinute > 0 && count > pace.startsPerMinute) {
        reply.header('retry-after', Math.ceil(remainingMs / 1000))
        refuse('request/too-many')
      }
      startsLastTenMinutes.increment(publicId)
      return challengeId ? { challengeId } : {}
    },
  }
}
