import { limits } from '#contract/limits.ts'
import type { Context } from '#kernel/context.ts'
import type { Keys } from '#kernel/keys.ts'
import type { Tail } from '#kernel/tail.ts'
import type { Tickets } from '#kernel/tickets.ts'
import type { Messaging } from '#ports/messaging.ts'
import type { Speech } from '#ports/speech.ts'
import type { Admission } from './admission.ts'
import { giveConsentRoute } from './audio/consent.route.ts'
import { transcribeRoute } from './audio/transcribe.route.ts'
import {
  conversationChannel,
  qualifiedResponsesChannel,
  surveyTurnsChannel,
} from './turns.channel.ts'
import { abandonIdle } from './abandon-idle.clock.ts'
import { eraseWithSurvey } from './erase-with-survey.clock.ts'
import { expirePreviews } from './expire-previews.clock.ts'
import { forgetOld } from './forget-old.clock.ts'
import { forgetter } from './forgetter.reactor.ts'
import { sessionImpressionsRoute } from './impressions.route.ts'
import { interviewer, type InterviewerDeps } from './interviewer.reactor.ts'
import { firstQuestionRoute, nextQuestionRoute } from './question.routes.ts'
import type { History } from './recall.ts'
import { deleteReceiptRoute, readReceiptRoute } from './receipt.routes.ts'
import { openReceipts } from './receipts.ts'
import { completeSessionRoute, getSessionRoute, rateSessionRoute } from './session.routes.ts'
import { openShown } from './shown.ts'
import { startPreviewRoute } from './start-preview.route.ts'
import { startSessionRoute } from './start-session.route.ts'
import { submitAnswerRoute } from './submit-answer.route.ts'
import { greeter } from './whatsapp/greeter.reactor.ts'
import { whatsAppRoutes } from './whatsapp/initiate.routes.ts'

export type ConversationsDeps = InterviewerDeps & {
  /** A whole stream, unsealed. */
  history: History
  until: Tail['until']
  keys: Pick<Keys, 'destroy'>
  /** From which respondents' session ids are made. */
  secret: Buffer
  /** Read from respondents' personal links, and kept by browsers that may answer once. */
  tickets: Tickets
  /** Before many sessions begin. */
  admission: Admission
  /** Whether people reach us over https. */
  secure: boolean
  /** Carries messages to phones. Without it nobody is offered WhatsApp. */
  messaging?: Messaging | undefined
  /** Without it nobody is heard. */
  speech?: Speech | undefined
  /** After so many hours without a word, a session is over; by default a day. */
  abandonedAfterHours?: number
  /** How long a request waits for a question; by default 8 s. */
  waitMs?: number
}

/** Respondents' conversations: the public calls, the interviewer, and the live feeds of turns. */
export function conversations(deps: ConversationsDeps): Context {
  const { history, until, keys, secret, tickets, admission, secure, messaging, speech, waitMs } =
    deps
  const shown = openShown()
  const receipts = openReceipts(secret)
  const asking = { history, until, shown, waitMs }
  return {
    routes: [
      startSessionRoute({ secret, tickets, admission }, secure),
      startPreviewRoute(asking, secret),
      getSessionRoute({ history, receipts }),
      firstQuestionRoute(asking),
      nextQuestionRoute(asking),
      submitAnswerRoute(asking),
      completeSessionRoute({ history, receipts }),
      rateSessionRoute,
      sessionImpressionsRoute,
      readReceiptRoute({ history, receipts, keys }),
      deleteReceiptRoute({ history, receipts, keys }),
      giveConsentRoute,
      transcribeRoute({ history, speech }),
      ...whatsAppRoutes({ secret, messaging }),
    ],
    reactors: [
      interviewer(deps),
      forgetter(keys),
      ...(messaging ? [greeter(messaging, secret)] : []),
    ],
    channels: [surveyTurnsChannel, qualifiedResponsesChannel, conversationChannel],
    clocks: [
      abandonIdle(deps.abandonedAfterHours ?? limits.abandonedAfterHours),
      expirePreviews,
      forgetOld,
      eraseWithSurvey,
    ],
  }
}
