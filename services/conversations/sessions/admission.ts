// Whether a session may start: now, after a proof of work, or later. Counts are of all processes together.
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '#contract/durations.ts'
import type { BaseConfig } from '#kernel/config/base-config.ts'
import { isFromThisMachine } from '#kernel/http/forwarded-headers.ts'
import { refuseAbove } from '#kernel/http/window-limits.ts'
import { refuse } from '#kernel/problem.ts'
import type { ChallengeBinding, ProofOfWork } from '#kernel/security/proof-of-work.ts'
import { type OpenWindowCounter, openLocalCounter } from '#kernel/async/window-counter.ts'
import { requiredTries } from './admission.policy.ts'

export type StartRateLimits = Pick<
  BaseConfig,
  'startsPerMinute' | 'freeStarts' | 'freeStartsPerAddress'
>

/** Fields of a start request that indicate a person or a program. */
export type ClientSignals = {
  /** A solved challenge. */
  proof?: string | undefined
  /** From a hidden field: people leave it empty. */
  website?: string | undefined
  /** Milliseconds between showing the page and starting. */
  shown_ms?: number | undefined
}

type StartRequest = { request: FastifyRequest; reply: FastifyReply }

export type Admission = {
  /**
   * Requires a proof before the survey is read, so that a flood causes no reads. Applies only to surveys with recent
   * starts, so no proof is required for a survey that does not exist.
   */
  screen: (publicId: string, signals: ClientSignals, call: StartRequest) => Promise<void>
  /** Admits or refuses a start. Returns the id of the solved challenge, which is valid for one session. */
  admit: (
    publicId: string,
    signals: ClientSignals,
    call: StartRequest,
  ) => Promise<{ challengeId?: string }>
}

export function openAdmission(
  proofs: ProofOfWork,
  pace: StartRateLimits,
  openCounter: OpenWindowCounter = openLocalCounter,
): Admission {
  const startsLastMinute = openCounter('starts in a minute', minuteMs)
  const startsLastTenMinutes = openCounter('starts in ten minutes', 10 * minuteMs)
  const challengesLastTenMinutes = openCounter('challenges in ten minutes', 10 * minuteMs)
  const clientKeyOf = ({ use, address }: ChallengeBinding) => `${use} ${address}`
  const bindingFor = (publicId: string, { ip }: FastifyRequest): ChallengeBinding => ({
    use: publicId,
    address: normalizeIP(ip),
  })
  const requiredTriesOf = (bound: ChallengeBinding, signals: ClientSignals, ofAddress: number) =>
    requiredTries(pace, {
      recentStarts: startsLastTenMinutes.count(bound.use),
      startsFromAddress: ofAddress,
      clientSignals: signals,
    })
  const requireProof = async (bound: ChallengeBinding, tries: number) => {
    const challenge = await proofs.challenge(bound, tries)
    refuse('conversations/proof-required', { challenge })
  }
  return {
    async screen(publicId, signals, { request }) {
      if (signals.proof || startsLastTenMinutes.count(publicId) === 0 || isFromThisMachine(request))
        return
      const bound = bindingFor(publicId, request)
      const tries = requiredTriesOf(
        bound,
        signals,
        challengesLastTenMinutes.count(clientKeyOf(bound)) + 1,
      )
      if (tries === 0) return
      challengesLastTenMinutes.increment(clientKeyOf(bound))
      await requireProof(bound, tries)
    },
    async admit(publicId, signals, { request, reply }) {
      if (isFromThisMachine(request)) return {}
      const bound = bindingFor(publicId, request)
      const challengeId = signals.proof && (await proofs.verify(bound, signals.proof))
      if (!challengeId) {
        // Unsolved challenges count too; otherwise cheap ones could be collected.
        const { count } = challengesLastTenMinutes.increment(clientKeyOf(bound))
        const tries = requiredTriesOf(bound, signals, count)
        if (tries > 0) await requireProof(bound, tries)
      }
      refuseAbove(pace.startsPerMinute || Infinity, startsLastMinute.increment(publicId), reply)
      startsLastTenMinutes.increment(publicId)
      return challengeId ? { challengeId } : {}
    },
  }
}
