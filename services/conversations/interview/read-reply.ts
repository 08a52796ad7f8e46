// What an answer says to a message after a call for help.
import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai.ts'
import type { QuestionView } from '#projections/conversations/conversation-view.ts'
import { readSupportReply, type SupportReply } from './support-reply.policy.ts'

type Reading = {
  coded: CodedAnswer
  /** What the next step goes by. */
  intent: Intent
  needsHelp: boolean
  isByModel: boolean
  language: SurveyLanguage
}

/** Null for the answer to a question. */
export function readReply(
  { purpose, help }: QuestionView,
  text: string,
  { coded: { flags = [], leaving }, intent, needsHelp, isByModel, language }: Reading,
): SupportReply | null {
  if (purpose !== 'support') return null
  const reading = {
    intent: needsHelp ? ('answer' as const) : leaving ? ('stop' as const) : intent,
    ...(isByModel && {
      byModel: { asks: flags.includes('asks'), wantsLater: flags.includes('later'), needsHelp },
    }),
  }
  return readSupportReply(text, reading, language, help?.tier)
}
