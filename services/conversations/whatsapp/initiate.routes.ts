import { initiateWhatsApp, readWhatsAppNumber, whatsAppStatus } from '#contract/api/whatsapp.ts'
import { limitsOf } from '#contract/plans.ts'
import { duplicatesOf } from '#contract/survey.ts'
import { isThisMachine } from '#kernel/http-guard.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import { route, type Call, type Route } from '#kernel/route.ts'
import { openTally } from '#kernel/tally.ts'
import type { Messaging } from '#ports/messaging.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { addressOf, newSessionId } from '../session-address.ts'
import { publishedSurvey, sessionOf } from '../start-session.route.ts'
import { contact } from './contact.decider.ts'
import { greetings } from './greeting.ts'
import { readPhone } from './phone.ts'
import { contactIdOf, isReference, referenceOf, seedOf, tokenOf } from './secrets.ts'

type Deps = { secret: Buffer; messaging: Messaging | undefined }
type Fields = Record<string, string> | undefined

const windowMs = 10 * 60_000
/** Of one address within the window: typing is many reads and few beginnings. */
const most = { reads: 100, initiations: 10 }
/** How often one number may answer one survey that may be answered again. */
const mostConversations = 20

export function whatsAppRoutes({ secret, messaging }: Deps): Route[] {
  const reads = openTally(windowMs)
  const initiations = openTally(windowMs)
  return [
    route(readWhatsAppNumber, async ({ phone_number }, call) => {
      keepPace(call, reads, most.reads)
      const { number, formatted, country } = readPhone(phone_number)
      return { phone_number: number, formatted, country }
    }),
    route(initiateWhatsApp, async ({ publicId, phone_number, pre_survey_data }, call) => {
      keepPace(call, initiations, most.initiations)
      const survey = await publishedSurvey(call, publicId)
      if (!messaging || !takesWhatsApp(survey) || !(await isInPlan(call, survey)))
        return refuse('whatsapp/not-enabled')
      const { number, formatted } = readPhone(phone_number)
      const conversationId = await begin(call, { secret, survey, number, fields: pre_survey_data })
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
    route(whatsAppStatus, async ({ sessionId }) => {
      if (!isReference(secret, sessionId)) refuse('conversations/not-found')
      return { status: (await messaging?.deliveryOf(sessionId)) ?? ('pending' as const) }
    }),
  ]
}

/** A personal link is good for one conversation in one place: its survey is not offered elsewhere. */
const takesWhatsApp = ({ config }: SurveyRow) =>
  config.enable_whatsapp && config.advanced_mode && duplicatesOf(config) !== 'once-per-link'

const isInPlan = async ({ db }: Call, { ownerId }: SurveyRow) =>
  limitsOf((await findOwner(db, ownerId))?.plan).whatsapp_integration

type Beginning = { secret: Buffer; survey: SurveyRow; number: string; fields: Fields }

/** The number's running conversation about this survey; a new one where there is none, or the last is over. */
async function begin(call: Call, { secret, survey, number, fields }: Beginning): Promise<string> {
  const userAgent = call.request.headers['user-agent']
  const session = sessionOf(survey, { mode: 'whatsapp' }, userAgent)
  const isOnce = duplicatesOf(survey.config) !== 'unlimited'
  for (let nth = 1; nth <= mostConversations; nth++) {
    const seed = seedOf(secret, survey.surveyId, number, nth)
    const { decider, id } = addressOf(newSessionId(secret, seed))
    const isOver = await call
      .execute(decider, id, { type: 'StartSession', session, preSurveyData: fields })
      .then(() => false, unlessFinished)
    if (!isOver) return id
    if (isOnce) refuse('conversations/finished')
  }
  return refuse('request/too-many')
}

function unlessFinished(error: unknown): true {
  if (error instanceof Problem && error.code === 'conversations/finished') return true
  throw error
}

/** Whoever gives numbers by the dozen is looking for people. */
function keepPace({ request, reply }: Call, tally: ReturnType<typeof openTally>, max: number) {
  if (isThisMachine(request)) return
  const { count, leftMs } = tally.add(request.ip)
  if (count <= max) return
  reply.header('retry-after', Math.ceil(leftMs / 1000))
  refuse('request/too-many')
}
