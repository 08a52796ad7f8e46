// Whether a session may begin now: at once, after some work, or later. Counted in each process by itself.
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#kernel/config.ts'
import { isThisMachine } from '#kernel/http-guard.ts'
import { refuse } from '#kernel/problem.ts'
import type { ProofOfWork } from '#kernel/proof-of-work.ts'
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

/** Admits a start, or refuses it. Answers with the name of the work that was done for it, which is good for one session. */
export type Admit = (
  publicId: string,
  signs: Signs,
  call: { request: FastifyRequest; reply: FastifyReply },
) => Promise<{ work?: string }>

const minuteMs = 60_000

export function openAdmission(proofs: ProofOfWork, pace: Pace): Admit {
  const begunLately = openTally(minuteMs)
  const begun = openTally(10 * minuteMs)
  const askedFor = openTally(10 * minuteMs)
  return async (publicId, signs, { request, reply }) => {
    if (isThisMachine(request)) return {}
    const address = normalizeIP(request.ip)
    const bound = { use: publicId, address }
    const work = signs.proof && (await proofs.solved(bound, signs.proof))
    if (!work) {
      // Whoever asks for work and leaves it counts as well, or easy work could be hoarded.
      const { count } = askedFor.add(`${publicId} ${address}`)
      const tries = triesFor(pace, { begun: begun.count(publicId), ofAddress: count, signs })
      if (tries > 0) {
        const challenge = await proofs.challenge(bound, tries)
        refuse('conversations/proof-required', { challenge })
      }
    }
    const { count, leftMs } = begunLately.add(publicId)
    if (pace.startsPerMinute > 0 && count > pace.startsPerMinute) {
      reply.header('retry-after', Math.ceil(leftMs / 1000))
      refuse('request/too-many')
    }
    begun.add(publicId)
    return work ? { work } : {}
  }
}
