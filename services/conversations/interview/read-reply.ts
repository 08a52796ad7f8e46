// Reads an answer as the reply to a support message.
import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import type { QuestionView } from '#projections/conversations/conversation-view.ts'
import { readPlainReply, readSupportReply, type SupportReply } from './support-reply.policy.ts'

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
  if (options.length === 0) return readPlainReply(text, { intent: wish, flags }, language)
  const reading = {
    intent: wish,
    isAsked: /[?؟]/.test(message?.slice(0, help?.leadLength ?? 0) ?? ''),
    ...(isByModel && {
      byModel: { asks: flags.includes('asks'), wantsLater: flags.includes('later'), needsHelp },
    }),
  }
  return readSupportReply(text, reading, language, help?.tier)
}
