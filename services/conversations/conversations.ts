import { limits } from '#contract/limits.ts'
import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { OpenWindowCounter } from '#kernel/async/window-counter.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { LogTail } from '#kernel/read/log-tail.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import type { Messaging } from '#ports/messaging.ts'
import type { SpeechToText } from '#ports/speech.ts'
import type { Admission, StartRateLimits } from './sessions/admission.ts'
import { giveConsentRoute, transcribeRoute } from './audio/audio.routes.ts'
import {
  conversationChannel,
  qualifiedResponsesChannel,
  surveyTurnsChannel,
} from './turns.channel.ts'
import {
  abandonIdle,
  conversationErasers,
  eraseAfterRetention,
  erasePreviewsWithAccount,
  eraseWithSurvey,
  expirePreviews,
  keyShredder,
} from './sessions/retention.jobs.ts'
import type { HelpLines } from './help/help-lines.ts'
import { listHelpLinesRoute } from './help/help-lines.route.ts'
import { interviewer, type InterviewerDeps } from './interview/interviewer.reactor.ts'
import { openLateReadings, type LateReadingLimits } from './interview/late-readings.ts'
import { openWordsAhead } from './interview/wording/words-ahead.ts'
import type { EraseResponses } from './receipts/erase-conversation.ts'
import { deleteReceiptRoute, readReceiptRoute } from './receipts/receipt.routes.ts'
import { openReceiptCodes } from './receipts/receipt-codes.ts'
import {
  completeSessionRoute,
  firstQuestionRoute,
  getSessionRoute,
  nextQuestionRoute,
  rateSessionRoute,
  sessionImpressionsRoute,
} from './sessions/session.routes.ts'
import type { OnOverdue } from './sessions/await-question.ts'
import { eraseSessionRoute, getSessionDetailsRoute } from './sessions/session-details.routes.ts'
import { openQuestionTimer } from './sessions/question-timer.ts'
import type { OpeningCounter } from './openings/opening-counter.ts'
import { reportOpeningRoute } from './openings/report-opening.route.ts'
import { startPreviewRoute } from './previews/start-preview.route.ts'
import { startSessionRoute } from './sessions/start-session.route.ts'
import { submitAnswerRoute } from './sessions/submit-answer.route.ts'
import { greeter } from './whatsapp/greeter.reactor.ts'
import { messageEraser } from './whatsapp/message-eraser.reactor.ts'
import { whatsAppRoutes } from './whatsapp/whatsapp.routes.ts'

export type ConversationsDeps = Omit<InterviewerDeps, 'lateReadings' | 'wordsAhead'> & {
  /** Absent: a reading that comes late is lost. */
  lateCalls?: LateReadingLimits | undefined
  /** Questions are worded ahead, by as many calls as may be late. */
  wordAhead?: boolean | undefined
  helpLines: HelpLines
  history: ReadHistory
  until: LogTail['waitFor']
  keys: Pick<Keys, 'destroy'>
  eraseResponses: EraseResponses
  /** Key of session ids and receipt codes. */
  secret: Buffer
  /** Issues and checks personal links and browser tokens. */
  tickets: SignedTokens
  /** Rate limits and proof of work for starts. */
  admission: Admission
  pace: Pick<StartRateLimits, 'startsPerMinute'>
  openings: Pick<OpeningCounter, 'count'>
  /** Without it this process counts alone. */
  openCounter?: OpenWindowCounter
  /** Set cookies with `secure`. */
  secure: boolean
  /** Absent: WhatsApp is not offered. */
  messaging?: Messaging | undefined
  /** Absent: recordings are refused with `audio/not-available`. */
  speech?: SpeechToText | undefined
  /** Hours without activity after which a session ends; 24 by default. */
  abandonedAfterHours?: number
  /** How long a request waits for a question; 8,000 by default. */
  waitMs?: number
  onOverdue?: OnOverdue
  /** Decides the month whose limits apply. */
  now?: () => Date
}

/** Respondents' conversations: public routes, the interviewer, live feeds of turns, retention. */
export function conversations(deps: ConversationsDeps): BoundedContext {
  const { history, until, keys, secret, tickets, admission, secure, messaging, speech, waitMs } =
    deps
  const { openCounter, lateCalls, wordAhead, now = () => new Date() } = deps
  const questionTimer = openQuestionTimer()
  const receipts = openReceiptCodes(secret)
  const { support, helpLines, onOverdue } = deps
  const questionWaitDeps = {
    ...{ support, helpLines, history, until, questionTimer, waitMs, onOverdue },
  }
  return {
    routes: [
      reportOpeningRoute(deps),
      startSessionRoute({ secret, tickets, admission, openCounter, now }, secure),
      startPreviewRoute(questionWaitDeps, secret),
      getSessionRoute({ history, receipts }),
      firstQuestionRoute(questionWaitDeps),
      nextQuestionRoute(questionWaitDeps),
      submitAnswerRoute({ ...deps, questionTimer }),
      completeSessionRoute({ ...deps, receipts }),
      rateSessionRoute(deps),
      sessionImpressionsRoute,
      readReceiptRoute({ history, receipts }),
      deleteReceiptRoute({ ...deps, receipts }),
      getSessionDetailsRoute({ history }),
      eraseSessionRoute(deps),
      giveConsentRoute,
      transcribeRoute({ history, speech, now }),
      listHelpLinesRoute(deps.helpLines),
      ...whatsAppRoutes({ secret, messaging, openCounter, now }),
    ],
    reactors: [
      interviewer({
        ...deps,
        ...(lateCalls && { lateReadings: openLateReadings(lateCalls) }),
        ...(lateCalls && wordAhead && { wordsAhead: openWordsAhead(lateCalls) }),
      }),
      keyShredder(keys),
      ...(messaging ? [greeter(messaging, secret), messageEraser(messaging, secret)] : []),
    ],
    channels: [surveyTurnsChannel, qualifiedResponsesChannel, conversationChannel],
    jobs: [
      abandonIdle(deps.abandonedAfterHours ?? limits.abandonedAfterHours),
      expirePreviews,
      eraseAfterRetention,
      eraseWithSurvey,
      erasePreviewsWithAccount,
    ],
    erasers: conversationErasers,
  }
}
