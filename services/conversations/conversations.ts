import type { Context } from '#kernel/context.ts'
import type { Keys } from '#kernel/keys.ts'
import type { Tail } from '#kernel/tail.ts'
import type { Tickets } from '#kernel/tickets.ts'
import {
  conversationChannel,
  qualifiedResponsesChannel,
  surveyTurnsChannel,
} from './turns.channel.ts'
import { expirePreviews } from './expire-previews.clock.ts'
import { forgetter } from './forgetter.reactor.ts'
import { interviewer, type InterviewerDeps } from './interviewer.reactor.ts'
import { firstQuestionRoute, nextQuestionRoute } from './question.routes.ts'
import type { History } from './recall.ts'
import { completeSessionRoute, getSessionRoute } from './session.routes.ts'
import { openShown } from './shown.ts'
import { startPreviewRoute } from './start-preview.route.ts'
import { startSessionRoute } from './start-session.route.ts'
import { submitAnswerRoute } from './submit-answer.route.ts'

export type ConversationsDeps = InterviewerDeps & {
  /** A whole stream, unsealed. */
  history: History
  until: Tail['until']
  keys: Pick<Keys, 'destroy'>
  /** From which respondents' session ids are made. */
  secret: Buffer
  /** Read from respondents' personal links. */
  tickets: Pick<Tickets, 'read'>
  /** How long a request waits for a question; by default 8 s. */
  waitMs?: number
}

/** Respondents' conversations: the public calls, the interviewer, and the live feeds of turns. */
export function conversations(deps: ConversationsDeps): Context {
  const { history, until, keys, secret, tickets, waitMs } = deps
  const shown = openShown()
  const asking = { history, until, shown, waitMs }
  return {
    routes: [
      startSessionRoute(secret, tickets),
      startPreviewRoute(asking, secret),
      getSessionRoute(history),
      firstQuestionRoute(asking),
      nextQuestionRoute(asking),
      submitAnswerRoute(asking),
      completeSessionRoute(history),
    ],
    reactors: [interviewer(deps), forgetter(keys)],
    channels: [surveyTurnsChannel, qualifiedResponsesChannel, conversationChannel],
    clocks: [expirePreviews],
  }
}
