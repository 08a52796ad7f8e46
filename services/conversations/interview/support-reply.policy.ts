// What the reply to a support message asks for. Rules, so that it does not depend on an engine that is available.
import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from './language-patterns/all.ts'

/** `other`: neither a wish nor a question; the message is repeated in other words. */
export type SupportReply = 'go-on' | 'later' | 'stop' | 'question' | 'other'

const replyOfOption = ['go-on', 'later', 'stop'] as const
/** A longer reply says more than a wish. */
const maxWishWords = 12
const maxLaterWords = 6
const maxNegationWords = 6
const maxConsentWords = 3
const maxReturnWords = 5

/** The reply that a text of the message's options stands for. */
export function chosenReply(text: string, options: readonly string[]): SupportReply | undefined {
  const normalize = (each: string) => each.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '')
  const at = options.findIndex((option) => normalize(option) === normalize(text))
  return replyOfOption[at]
}

/** The reply in the respondent's own words. Where they are in danger the intent says so, and no reply is read. */
export function readSupportReply(
  text: string,
  intent: Intent,
  language: SurveyLanguage,
): SupportReply {
  if (intent === 'stop' || intent === 'refuse') return 'stop'
  const wish = readWish(text, language)
  if (wish) return wish
  if (intent === 'question-back' || /[?؟]/.test(text)) return 'question'
  // Thanks, a short no, and a few words that say neither yes nor no, are no reason to ask the next question.
  const { consent, thanks, negation } = languagePatterns[language]
  const words = countWords(text)
  if (words <= maxNegationWords && negation.test(text)) return 'other'
  if (words <= maxWishWords && thanks.test(text)) return 'other'
  if (words <= maxConsentWords) return consent.test(text) ? 'go-on' : 'other'
  return intent === 'answer' ? 'go-on' : 'other'
}

/** Whether a text only says that the respondent is back and continues. */
export function isReturn(text: string, language: SurveyLanguage): boolean {
  const { goOn, consent, returned } = languagePatterns[language]
  const isBrief = countWords(text) <= maxReturnWords
  return isBrief && [goOn, consent, returned].some((pattern) => pattern.test(text))
}

function readWish(text: string, language: SurveyLanguage): SupportReply | undefined {
  const { later, goOn, negation } = languagePatterns[language]
  const words = countWords(text)
  if (words <= maxLaterWords && later.test(text)) return 'later'
  if (words > maxWishWords || !goOn.test(text)) return undefined
  return negation.test(text) ? 'other' : 'go-on'
}

const countWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.length ?? 0
