// Whether a session may begin now: at once, after some work, or later. Counted in each process by itself.
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#kernel/config.ts'
import { isThisMachine } from '#kernel/http-guard.ts'
import { refuse } from '#kernel/problem.ts'
import type { Bound, ProofOfWork } from '#kernel/proof-of-work.ts'
import { openTally } from '#kernel/tally.ts'
import { triesFor } from './admission.policy.ts'

export type Pace = Pick<Config, 'startsPerMinute' | 'freeStarts' | 'freeStartsPerAddress'>

/** What a client says besides what it wants. */
export type Signs = {
  /** A solved challenge. */
  proof?: string | undefined
  /** From a field that no person sees. */
  website?: string | undefined
  /** How long its page was there before the survey was begun. */
  shown_ms?: number | undefined
}

type Asking = { request: FastifyRequest; reply: FastifyReply }

export type Admission = {
  /**
   * Asks for work where it would be asked for anyway, before anything is looked up: a flood costs no reading. What was
   * never begun is not known here, so nobody works for a survey that is not there.
   */
  screen: (publicId: string, signs: Signs, call: Asking) => Promise<void>
  /** Admits a start, or refuses it. Answers with the name of the work that was done for it, which is good for one session. */
  admit: (publicId: string, signs: Signs, call: Asking) => Promise<{ work?: string }>
}

const minuteMs = 60_000

export function openAdmission(proofs: ProofOfWork, pace: Pace): Admission {
  const begunLately = openTally(minuteMs)
  const begun = openTally(10 * minuteMs)
  const askedFor = openTally(10 * minuteMs)
  const nameOf = ({ use, address }: Bound) => `${use} ${address}`
  const boundTo = (publicId: string, { ip }: FastifyRequest): Bound => ({
    use: publicId,
    address: normalizeIP(ip),
  })
  const triesOf = (bound: Bound, signs: Signs, ofAddress: number) =>
    triesFor(pace, { begun: begun.count(bound.use), ofAddress, signs })
  const askForWork = async (bound: Bound, tries: number) => {
    const challenge = await proofs.challenge(bound, tries)
    refuse('conversations/proof-required', { challenge })
  }
  return {
    async screen(publicId, signs, { request }) {
      if (signs.proof || begun.count(publicId) === 0 || isThisMachine(request)) return
      const bound = boundTo(publicId, request)
      const tries = triesOf(bound, signs, askedFor.count(nameOf(bound)) + 1)
      if (tries === 0) return
      askedFor.add(nameOf(bound))
      await askForWork(bound, tries)
    },
    async admit(publicId, signs, { request, reply }) {
      if (isThisMachine(request)) return {}
      const bound = boundTo(publicId, request)
      const work = signs.proof && (await proofs.solved(bound, signs.proof))
      if (!work) {
        // Whoever asks for work and leaves it counts as well, or easy work could be hoarded.
        const { count } = askedFor.add(nameOf(bound))
        const tries = triesOf(bound, signs, count)
        if (tries > 0) await askForWork(bound, tries)
      }
      const { count, leftMs } = begunLately.add(publicId)
      if (pace.startsPerMinute > 0 && count > pace.startsPerMinute) {
        reply.header('retry-after', Math.ceil(leftMs / 1000))
        refuse('request/too-many')
      }
      begun.add(publicId)
      return work ? { work } : {}
    },
  }
}
