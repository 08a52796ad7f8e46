// Reads an answer as the reply to a support message.
import type { AnswerFlag, Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import type { QuestionView } from '#projections/conversations/conversation-view.ts'
import { leavesSuicideOpen } from '../help/suicide-question.policy.ts'
import {
  readExplicitReply,
  readPlainReply,
  readSupportReply,
  type SupportReply,
} from './support-reply.policy.ts'

type Reading = {
  coded: CodedAnswer
  /** The intent that decides the next step. */
  intent: Intent
  needsHelp: boolean
  isByModel: boolean
  language: SurveyLanguage
}

/** Null if the text answers a question, not a support message. */
export function readReply(
  { purpose, help, options, text: message }: QuestionView,
  text: string,
  { coded: { flags = [], leaving }, intent, needsHelp, isByModel, language }: Reading,
): SupportReply | null {
  if (purpose !== 'support') return null
  const wish = needsHelp ? 'answer' : leaving ? 'stop' : intent
  const question = message?.slice(0, help?.leadLength ?? 0) ?? ''
  if (options.length === 0)
    return readWithoutChoices(text, { question, intent: wish, flags }, language)
  const reading = {
    intent: wish,
    isAsked: /[?؟]/.test(question),
    ...(isByModel && {
      byModel: { asks: flags.includes('asks'), wantsLater: flags.includes('later'), needsHelp },
    }),
  }
  return readSupportReply(text, reading, language, help?.tier)
}

/** A plain question about suicide that is passed over is not left at that, unless the respondent wants to continue. */
function readWithoutChoices(
  text: string,
  { question, ...reading }: { question: string; intent: Intent; flags: readonly AnswerFlag[] },
  language: SurveyLanguage,
): SupportReply {
  const reply = readPlainReply(text, reading, language)
  const isPassedOver = reply === 'go-on' && leavesSuicideOpen(question, text)
  return isPassedOver && readExplicitReply(text, language) !== 'go-on' ? 'other' : reply
}
