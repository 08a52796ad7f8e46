import { initiateWhatsApp, parseWhatsAppNumber, getWhatsAppStatus } from '#contract/api/whatsapp.ts'
import { duplicatesOf } from '#contract/survey.ts'
import { isFromThisMachine } from '#kernel/http/forwarded-headers.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import { route, type RequestContext, type Route } from '#kernel/http/route.ts'
import { refuseAbove } from '#kernel/http/window-limits.ts'
import {
  type OpenWindowCounter,
  openLocalCounter,
  type WindowCounter,
} from '#kernel/async/window-counter.ts'
import type { Messaging } from '#ports/messaging.ts'
import { findPlan } from '#projections/accounts/allowance.ts'
import { readSurveyPrivacy, type SurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { addressOf, newSessionId } from '../sessions/session-address.ts'
import { parsePreSurveyData } from '../sessions/pre-survey-data.ts'
import { promiseOf, type ConversationPromise } from '../sessions/conversation-promise.policy.ts'
import { assertTakesResponses } from '../sessions/response-limit.ts'
import { findPublishedSurvey, sessionDataOf } from '../sessions/session-start.ts'
import { contact } from './contact.decider.ts'
import { greetings } from './greeting.ts'
import { parsePhone } from './phone.ts'
import { contactIdOf, isReference, referenceOf, sessionSeedOf, tokenOf } from './opaque-ids.ts'

type Deps = {
  secret: Buffer
  messaging: Messaging | undefined
  openCounter: OpenWindowCounter | undefined
  now: () => Date
}
type PreSurveyFields = Record<string, string> | undefined

const windowMs = 10 * 60_000
/** Requests of one address within the window. A number is parsed on each keystroke. */
const maxRequests = { reads: 100, initiations: 10 }
/** Conversations of one number about one survey. */
const maxConversations = 20

export function whatsAppRoutes({
  secret,
  messaging,
  openCounter = openLocalCounter,
  now,
}: Deps): Route[] {
  const reads = openCounter('numbers read', windowMs)
  const initiations = openCounter('WhatsApp initiations', windowMs)
  return [
    route(parseWhatsAppNumber, async ({ phone_number, language, time_zone }, call) => {
      enforceRateLimit(call, reads, maxRequests.reads)
      const origin = { language, timeZone: time_zone }
      const { number, formatted, country } = parsePhone(phone_number, origin)
      return { phone_number: number, formatted, country }
    }),
    route(initiateWhatsApp, async ({ publicId, phone_number, pre_survey_data, ...from }, call) => {
      enforceRateLimit(call, initiations, maxRequests.initiations)
      const survey = await findPublishedSurvey(call, publicId)
      const [privacy, { limits: included }] = await Promise.all([
        readSurveyPrivacy(call.db, survey),
        findPlan(call.db, survey.ownerId),
      ])
      const isOffered = offersWhatsApp(survey, privacy) && included.whatsapp_integration
      if (!messaging || !isOffered) return refuse('whatsapp/not-enabled')
      const origin = { language: from.language, timeZone: from.time_zone }
      const { number, formatted } = parsePhone(phone_number, origin)
      const conversationId = await startConversation(call, {
        secret,
        survey,
        promise: promiseOf(privacy),
        number,
        now: now(),
        fields: parsePreSurveyData(survey, pre_survey_data, {
          language: from.language,
          acceptLanguage: call.request.headers['accept-language'],
        }),
      })
      const { ownerId, surveyId, title, language } = survey
      const token = tokenOf(secret, conversationId)
      const about = { ownerId, surveyId, conversationId, title, language }
      await call.execute(contact, contactIdOf(secret, number), {
        type: 'Bind',
        binding: { ...about, phone: number, token },
      })
      const key = referenceOf(secret, conversationId)
      const text = greetings[language].opening(token)
      return {
        session_id: key,
        phone_number: number,
        formatted,
        link: messaging.chatLink({ key, text, language }),
        simulated: messaging.provider === 'simulator',
      }
    }),
    route(getWhatsAppStatus, async ({ sessionId }) => {
      if (!isReference(secret, sessionId)) refuse('conversations/not-found')
      return { status: (await messaging?.statusOf(sessionId)) ?? ('pending' as const) }
    }),
  ]
}

/** Not for surveys with personal links: a link opens one session in one place. A number is a contact, so never anonymous. */
const offersWhatsApp = ({ config }: SurveyRow, { account }: SurveyPrivacy) =>
  config.enable_whatsapp &&
  config.advanced_mode &&
  duplicatesOf(config) !== 'once-per-link' &&
  !account.anonymous_responses

type StartOptions = {
  secret: Buffer
  survey: SurveyRow
  promise: ConversationPromise
  number: string
  fields: PreSurveyFields
  now: Date
}

/** The number's running conversation about this survey; else a new one. */
async function startConversation(
  call: RequestContext,
  { secret, survey, promise, number, fields, now }: StartOptions,
): Promise<string> {
  const userAgent = call.request.headers['user-agent']
  const session = sessionDataOf(survey, { mode: 'whatsapp', userAgent, promise })
  const isOnce = duplicatesOf(survey.config) !== 'unlimited'
  for (let nth = 1; nth <= maxConversations; nth++) {
    const seed = sessionSeedOf(secret, survey.surveyId, number, nth)
    const { decider, id } = addressOf(newSessionId(secret, seed))
    await assertTakesResponses(call, { ownerId: survey.ownerId, conversationId: id, now })
    const isOver = await call
      .execute(decider, id, { type: 'StartSession', session, preSurveyData: fields })
      .then(() => false, handleFinished)
    if (!isOver) return id
    if (isOnce) refuse('conversations/finished')
  }
  return refuse('request/too-many')
}

function handleFinished(error: unknown): true {
  if (error instanceof Problem && error.code === 'conversations/finished') return true
  throw error
}

/** Limits the enumeration of phone numbers. */
function enforceRateLimit({ request, reply }: RequestContext, counter: WindowCounter, max: number) {
  if (isFromThisMachine(request)) return
  refuseAbove(max, counter.increment(request.ip), reply)
}
