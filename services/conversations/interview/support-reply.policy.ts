// What the reply to a support message asks for. Rules, so that it does not depend on an engine that is available.
import type { AnswerFlag, Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { asksForSecrecy } from '../help/secrecy.policy.ts'
import { foldText } from './language-patterns/fold-text.ts'
import { languagePatterns, replyPatterns } from './language-patterns/all.ts'
import { clausesOf, countWords, isWhole } from './reply-clauses.policy.ts'

/** `other`: neither a wish nor a question; the choice is offered again. */
export type SupportReply = 'go-on' | 'later' | 'stop' | 'question' | 'other'

/** What a reply says in so many words. */
export type ExplicitReply = Exclude<SupportReply, 'question' | 'other'>

const replyOfOption = ['go-on', 'later', 'stop'] as const
/** In a longer text, words of a wish are part of a story. */
const maxWishWords = 25
const maxTopicWords = 80
const maxLaterWords = 9
const maxFineWords = 12
/** A reply that takes the call back may ask something besides. Danger in it is read as another call. */
const maxDenialWords = 45
const maxNegationWords = 6
const maxThanksWords = 12
const maxConsentWords = 3
const maxReturnWords = 5

/** The reply that a text of the message's options stands for. */
export function chosenReply(text: string, options: readonly string[]): SupportReply | undefined {
  const normalize = (each: string) => each.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '')
  const at = options.findIndex((option) => normalize(option) === normalize(text))
  return replyOfOption[at]
}

/** What an engine read in a reply. */
type ReplyReading = {
  intent: Intent
  /** The message asks something, which a bare yes answers. */
  isAsked?: boolean
  /** Absent: the rules read it. */
  byModel?: { asks: boolean; wantsLater: boolean; needsHelp: boolean } | undefined
}

/**
 * The reply in the respondent's own words. A wish to stop counts before everything else. What a model read decides where no wish is
 * said in so many words; by the rules, after distress only a wish to continue continues: what else is written may be more of it.
 */
export function readSupportReply(
  text: string,
  { intent, isAsked, byModel }: ReplyReading,
  language: SurveyLanguage,
  after: 'distress' | 'concern' = 'concern',
): SupportReply {
  const explicit = readExplicitReply(text, language)
  // A plea is replied to, also where the respondent continues: with a model, before the next question.
  const isPlea = asksForSecrecy(text)
  if (explicit && countsAsExplicit(explicit, { isPlea, byModel })) return explicit
  if (isUnable(text, language) || isFarewell(text, language)) return 'other'
  if (intent === 'stop' || (intent === 'refuse' && !isPlea)) return 'stop'
  if (isPlea) return 'question'
  if (isMetFirst(text, language) || (isAsked && isBareConsent(text, language))) return 'other'
  return readWishes(text, { intent, byModel }, { language, after })
}

/** “Tomorrow I will tell her” says nothing of the interview: a model knows. */
function countsAsExplicit(
  explicit: ExplicitReply,
  { isPlea, byModel }: Pick<ReplyReading, 'byModel'> & { isPlea: boolean },
): boolean {
  if (explicit === 'later') return byModel?.wantsLater ?? true
  return explicit === 'stop' || !isPlea || byModel !== undefined
}

const readWishes = (text: string, { intent, byModel }: ReplyReading, context: ReplyContext) =>
  byModel ? readByModel(text, { intent, ...byModel }, context) : readByRules(text, intent, context)

/** A person to turn to, and what nobody knew before, are met before anything else is asked. */
const isMetFirst = (text: string, language: SurveyLanguage): boolean =>
  topicOfReply(text, language) !== undefined && !/[?؟]/.test(text)

const isBareConsent = (text: string, language: SurveyLanguage): boolean =>
  countWords(text) <= maxConsentWords && isConsent(text, language)

/** The reply to a message without choices: what says no wish and asks nothing continues the interview. */
export function readPlainReply(
  text: string,
  { intent, flags }: { intent: Intent; flags: readonly AnswerFlag[] },
  language: SurveyLanguage,
): SupportReply {
  if (isUnable(text, language) || isFarewell(text, language)) return 'other'
  if (intent === 'stop') return 'stop'
  if (flags.includes('later')) return 'later'
  return intent === 'question-back' || asksForSecrecy(text) ? 'question' : 'go-on'
}

const isUnable = (text: string, language: SurveyLanguage): boolean =>
  replyPatterns[language].unable.test(foldText(text))

type ReplyContext = { language: SurveyLanguage; after: 'distress' | 'concern' }

function readByRules(
  text: string,
  intent: Intent,
  { language, after }: ReplyContext,
): SupportReply {
  if (intent === 'question-back' || /[?؟]/.test(text)) return 'question'
  // Thanks, a short no, and a few words that say neither yes nor no, are no reason to ask the next question.
  if (isThanksOrNo(text, language)) return 'other'
  if (countWords(text) <= maxConsentWords) return isConsent(text, language) ? 'go-on' : 'other'
  return intent === 'answer' && after === 'concern' ? 'go-on' : 'other'
}

/** A model that reads an answer, and no danger in it, has read that the respondent continues. */
function readByModel(
  text: string,
  { intent, asks, wantsLater, needsHelp }: { intent: Intent } & Required<ReplyReading>['byModel'],
  { language, after }: ReplyContext,
): SupportReply {
  if (wantsLater) return 'later'
  const isDanger = needsHelp && after === 'distress'
  // What is asked beside something else is replied to before the next question.
  const continues = intent === 'answer' && !isDanger && clausesOf(text, language).length > 1
  if (intent === 'question-back' || (asks && !continues)) return 'question'
  if (countWords(text) <= maxConsentWords && isThanksOrNo(text, language)) return 'other'
  return intent === 'answer' && !isDanger ? 'go-on' : 'other'
}

const isConsent = (text: string, language: SurveyLanguage): boolean =>
  replyPatterns[language].consent.test(foldText(text))

function isThanksOrNo(text: string, language: SurveyLanguage): boolean {
  const { thanks, negation } = replyPatterns[language]
  const [folded, words] = [foldText(text), countWords(text)]
  return (
    (words <= maxNegationWords && negation.test(folded)) ||
    (words <= maxThanksWords && thanks.test(folded))
  )
}

/** Whether a text only says that the respondent is back and continues. */
export function isReturn(text: string, language: SurveyLanguage): boolean {
  const { goOn, consent, returned } = languagePatterns[language]
  const isBrief = countWords(text) <= maxReturnWords
  return isBrief && [goOn, consent, returned].some((pattern) => pattern.test(text))
}

/** Undefined where the reply says no wish. */
export function readExplicitReply(
  text: string,
  language: SurveyLanguage,
): ExplicitReply | undefined {
  const { stop, stopReply, noStop, notStopping, later, goOn, unable, fine, farewell, negation } =
    replyPatterns[language]
  const words = countWords(text)
  const clauses = clausesOf(text, language)
  // “Go on, but quickly, he stops work at six”: words that may be about something else stop nothing beside a plain wish to continue.
  const isPlainWish = (clause: string) =>
    goOn.test(clause) && ![negation, later, stop].some((pattern) => pattern.test(clause))
  const goesOn = clauses.some(isPlainWish)
  const mayStop = (clause: string) => {
    const match = words <= maxWishWords ? stopReply.exec(clause) : null
    return match !== null && (!goesOn || isWhole(clause, match))
  }
  const isStop = (clause: string) => !noStop.test(clause) && (stop.test(clause) || mayStop(clause))
  if (clauses.some(isStop)) return 'stop'
  // “I could ask my sister tonight” speaks of her.
  const isOwn = (clause: string) => !isTurning(clause, language) && !farewell.test(clause)
  if (words <= maxLaterWords && clauses.some((clause) => isOwn(clause) && later.test(clause)))
    return 'later'
  if (clauses.some((clause) => unable.test(clause))) return undefined
  const isGoingOn = (clause: string) =>
    notStopping.test(clause) || (isOwn(clause) && goOn.test(clause))
  if (words <= maxWishWords && clauses.some(isGoingOn)) return 'go-on'
  if (isCorrection(text, language) || isJoke(text, language) || isDenial(text, language))
    return 'go-on'
  return words <= maxFineWords && clauses.some((clause) => fine.test(clause)) ? 'go-on' : undefined
}

/** Whether a text says that what it replies to was about another person, and speaks of nobody in the respondent's care. */
export function isCorrection(text: string, language: SurveyLanguage): boolean {
  const { notMine, ownPeople } = replyPatterns[language]
  const isBrief = countWords(text) <= maxWishWords && !ownPeople.test(foldText(text))
  return isBrief && clausesOf(text, language).some((clause) => notMine.test(clause))
}

/** Whether a text says that what it replies to was a joke. */
export const isJoke = (text: string, language: SurveyLanguage): boolean =>
  countWords(text) <= maxDenialWords &&
  clausesOf(text, language).some((clause) => replyPatterns[language].joked.test(clause))

/** Whether a text says that there is no danger. The lines of the last screen stay: who is afraid may say so, too. */
const isDenial = (text: string, language: SurveyLanguage): boolean =>
  countWords(text) <= maxDenialWords &&
  !replyPatterns[language].ownPeople.test(foldText(text)) &&
  clausesOf(text, language).some((clause) => replyPatterns[language].denied.test(clause))

/** What a reply says that deserves a word of its own before the choices. */
export type ReplyTopic = 'person-to-turn-to' | 'first-disclosure'

/** A person to turn to comes first. */
export function topicOfReply(text: string, language: SurveyLanguage): ReplyTopic | undefined {
  if (countWords(text) > maxTopicWords) return undefined
  const clauses = clausesOf(text, language)
  if (clauses.some((clause) => isTurning(clause, language))) return 'person-to-turn-to'
  return isFirstDisclosure(text, language) ? 'first-disclosure' : undefined
}

/** Whether a text says a last goodbye, or that the respondent goes to a place where people end their lives. */
export const isFarewell = (text: string, language: SurveyLanguage): boolean =>
  replyPatterns[language].farewell.test(foldText(text))

/** Whether a text says that nobody knew it before. */
export function isFirstDisclosure(text: string, language: SurveyLanguage): boolean {
  const { firstDisclosure } = replyPatterns[language]
  return clausesOf(text, language).some((clause) => firstDisclosure.test(clause))
}

function isTurning(clause: string, language: SurveyLanguage): boolean {
  const { turnsTo, noTurn, farewell } = replyPatterns[language]
  return turnsTo.test(clause) && !noTurn.test(clause) && !farewell.test(clause)
}
