// A visitor's try-out: a preview of no owner. It is in no figures and is erased after a day, as owners' previews are.
import { normalizeIP } from '@fastify/rate-limit'
import type { z } from 'zod'
import type { startSession } from '#contract/api/public.ts'
import {
  demonstrationOwnerId,
  demonstrationSurveyId,
  type Demonstration,
} from '#contract/demonstration.ts'
import { hourMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { openLocalCounter, type OpenWindowCounter } from '#kernel/async/window-counter.ts'
import { isFromThisMachine } from '#kernel/http/forwarded-headers.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import type { Admission } from '../sessions/admission.ts'
import { addressOf, newSessionId } from '../sessions/session-address.ts'
import { deviceOf } from '../sessions/session-start.ts'

type Input = z.output<typeof startSession.input>
type Deps = { secret: Buffer; admission: Admission; openCounter?: OpenWindowCounter | undefined }

/** Resolves with the session's id. At most `limits.demonstrations` an hour, because no owner pays for their AI. */
export function openDemonstrations({ secret, admission, openCounter = openLocalCounter }: Deps) {
  const starts = openCounter('demonstrations', hourMs)
  const countStart = ({ request }: RequestContext) => {
    if (isFromThisMachine(request)) return
    const { perAddress, perHour } = limits.demonstrations
    const ofAddress = starts.increment(`address ${normalizeIP(request.ip)}`).count
    if (ofAddress > perAddress || starts.increment('all').count > perHour)
      refuse('request/too-many')
  }
  return async (demonstration: Demonstration, input: Input, call: RequestContext) => {
    await admission.admit(demonstration.publicId, input, call)
    countStart(call)
    const sessionId = newSessionId(secret, call.commandId, 'preview-')
    const { decider, id } = addressOf(sessionId)
    const device = deviceOf(input.user_agent ?? call.request.headers['user-agent'] ?? '')
    const session = { ...sessionOf(demonstration), device }
    await call.execute(decider, id, { type: 'StartSession', session })
    return sessionId
  }
}

const sessionOf = ({ publicId, language, title, goal, points }: Demonstration) => ({
  ownerId: demonstrationOwnerId,
  surveyId: demonstrationSurveyId,
  surveyVersion: 1,
  publicId,
  title,
  goal,
  language,
  personality: 'friendly' as const,
  objectives: points.map(([text, question], index) => ({ id: String(index + 1), text, question })),
  maxQuestions: limits.questions.min,
  maxFollowups: 1,
  requiredFields: [],
  mode: 'preview' as const,
})
