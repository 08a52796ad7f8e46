// The rules that every worded question must satisfy.
import type { Guard } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { questionSentence } from './question-sentence.policy.ts'
import { sharesWordRun, similarTo, tokenize } from './similarity.policy.ts'
import { detectLanguage } from '../answer-language.policy.ts'
import { languagePatterns } from '../language-patterns/all.ts'
import { joinsOpposites } from './contrast.policy.ts'

export type QuestionWording = { text: string; kind: QuestionKind; options: readonly string[] }

type SpokenQuestion = { text: string; language: SurveyLanguage }

export type WordingRules = {
  language: SurveyLanguage
  kinds: readonly QuestionKind[]
  /** Questions that were asked before. */
  previousQuestions: readonly string[]
  /** Texts that a question may repeat: the title, the objectives, the answers. */
  allowedTexts: readonly string[]
  goal: string
  objectiveIds: readonly string[]
  /** Calls for help, which no question repeats. */
  avoid?: readonly string[] | undefined
  /** A follow-up, which asks for what happened. */
  isProbe?: boolean
  /** The question asks about a contradiction, so it names two things. */
  isReconciling?: boolean
  /** The stored question that is asked, in its own language. An open wording may ask for two things where it does. */
  spokenQuestion?: SpokenQuestion | undefined
}

/** Broken by a wording that is still better than a template. */
export const lenientGuards: ReadonlySet<Guard> = new Set(['empty-probe'])

const maxCharacters = 700
/** So many consecutive words of the goal count as a leak. */
const goalRunWords = 7

/** So many consecutive words of a call for help count as touching it. */
const callRunWords = 5

/** The first rule that a wording breaks. */
export function checkWording(wording: QuestionWording, rules: WordingRules): Guard | undefined {
  const { text, kind, options } = wording
  if (text.trim() === '') return 'empty'
  if (!matchesKind(wording, rules.kinds)) return 'wrong-kind'
  const brokenRule = checkPartialWording(text, rules)
  if (brokenRule) return brokenRule
  const own = withoutQuotes([text, ...options].join('\n'))
  const joined = checkJoinedQuestions(own, kind, rules)
  if (joined) return joined
  if (isInOtherLanguage(own, rules.language)) return 'wrong-language'
  if (isAskedAgain(text, rules.previousQuestions)) return 'repeated'
  const isEmpty = rules.isProbe && languagePatterns[rules.language].emptyProbe.test(own)
  return isEmpty ? 'empty-probe' : undefined
}

/** Two questions may begin with the same reply to the respondent. */
const isAskedAgain = (text: string, previous: readonly string[]): boolean => {
  const alike = previous.filter(similarTo(text))
  return alike.map(questionSentence).some(similarTo(questionSentence(text)))
}

/** For a wording that is still streaming: only rules that no further word can satisfy again. */
export function checkPartialWording(text: string, rules: WordingRules): Guard | undefined {
  if (text.trim().length > maxCharacters) return 'too-long'
  const own = withoutQuotes(text)
  if (leaksInstructions(text, rules)) return 'leaks-instructions'
  if (rules.avoid?.some((call) => sharesWordRun(text, call, callRunWords))) return 'touches-call'
  if (asksSeveral(own, rules.language)) return 'several-questions'
  return languagePatterns[rules.language].leading.test(own) ? 'leading' : undefined
}

/** In all languages: "Hello, how are you?" asks nothing. Bounded repetitions keep the time linear. */
const greetingQuestion =
  /^(?:[\s¿،,]*(?:hi|hello|hey|good \p{L}+|there|oi|olá|e aí|bom dia|boa tarde|boa noite|hola|buen[ao]s \p{L}+|أهل[^\s،,?؟]*|مرحب[^\s،,?؟]*|السلام عليكم|صباح الخير|مساء الخير|وسهل[^\s،,?؟]*|كيف حالك|tudo bem)(?=[\s،,?؟]|$)){0,4}[\s¿،,]*(?:how are (?:you|things)|how(?:'s| is) it going|(?:are )?you (?:all right|ok|well)|tudo (?:bem|bom|certo|joia|tranquilo)|como (?:vai|você (?:está|tá)|estás?|te va)|qué tal|todo bien|كيف (?:حالك|الحال)|كيفك|شلونك|شو أخبارك|[إا]زيك|عامل[ةه]? [إا]يه)(?: (?:today|doing|there|com você|por aí|você|hoje|hoy|اليوم))?\s*[?؟]+$/iu

/** "Did anyone else see it? What did they do?" asks one thing: a question of yes or no leads to it. */
function asksSeveral(text: string, language: SurveyLanguage): boolean {
  const questions = text.match(/[^.!?؟]*[?؟]+/gu) ?? []
  const [first = '', ...others] = questions.filter((each) => !greetingQuestion.test(each))
  return others.length > 1 || (others.length === 1 && !isClosed(first, language))
}

/** In Arabic words that ask also join: the particle decides. */
const isClosed = (question: string, language: SurveyLanguage): boolean =>
  /^\s*[وف]?هل\s/u.test(question) || !languagePatterns[language].openQuestions.test(question)

/** Quotations are the respondent's words. */
const withoutQuotes = (text: string) =>
  text.replaceAll(/“[^”]*”|«[^»]*»|"[^"]*"/g, '…').replaceAll('’', "'")

function matchesKind({ kind, options }: QuestionWording, kinds: readonly QuestionKind[]): boolean {
  if (!kinds.includes(kind)) return false
  if (kind !== 'multiple' && kind !== 'ranking') return options.length === 0
  const { max, length } = limits.options
  const distinct = new Set(options.map((option) => tokenize(option).join(' ')))
  const fit = options.every((option) => option.trim() !== '' && option.length <= length)
  return fit && options.length >= 2 && options.length <= max && distinct.size === options.length
}

/** "Was it of use, and why?" asks about one thing. */
export const bareReason =
  /[,،]?\s+(?:and (?:why(?: or why not| not)?|what makes (?:it|you say) so)|e por qu[eê](?: não)?|y por qué(?: no)?|ولماذا)\s*(?=[?؟]\s*$)/iu

/** Whether a stored question asks for a thing together with its reason or another half: "What do you use, and what makes it suit you?" */
export function joinsQuestions({ text, language }: SpokenQuestion): boolean {
  const asked = withoutQuotes(text).replace(bareReason, '')
  return countQuestions(asked, language) > 1 || asksWhatFollows(asked, language)
}

/** "Have you ever reported a fault, and what came of it?" */
function asksWhatFollows(text: string, language: SurveyLanguage): boolean {
  const half = languagePatterns[language].secondHalf.exec(text)
  if (!half || beginsWithOr.test(half[0].replace(/^[,،]\s*/u, ''))) return false
  return isClosed(text.slice(0, half.index), language)
}

const beginsWithOr = /^(?:or|ou|o|u|أو|أم)\s/u

function checkJoinedQuestions(
  own: string,
  kind: QuestionKind,
  { language, isReconciling, spokenQuestion }: WordingRules,
): Guard | undefined {
  if (joinsTwoTopics(own, kind, language)) return 'double-barrelled'
  if (isReconciling) return undefined
  const isOpen = kind === 'open'
  if (isOpen && countQuestions(own, language) > 2) return 'several-questions'
  const mayJoin = isOpen && spokenQuestion !== undefined && joinsQuestions(spokenQuestion)
  const asked = isOpen ? own.replace(bareReason, '') : own
  return !mayJoin && countQuestions(asked, language) > 1 ? 'double-barrelled' : undefined
}

/**
 * How many questions a sentence joins, three at most; a choice or two sides of one thing count as one. A request without a question
 * mark, such as "Tell me what happened and when.", is a question too.
 */
function countQuestions(text: string, language: SurveyLanguage): number {
  const { doubleBarrelled, tripleBarrelled, comparison } = languagePatterns[language]
  const whole = /[?؟]/u.test(text) ? text : `${text.replace(/[.!]?\s*$/u, '')}?`
  const isComparison = comparison?.phrases.test(whole) === true
  const asked = isComparison ? whole.replaceAll(comparison.secondThing, ' ') : whole
  const joined = doubleBarrelled.exec(asked)
  if (!joined) return 1
  const third = tripleBarrelled.exec(asked)
  const isPair = [whole, third?.[1] ?? ''].some((each) => joinsOpposites(each, language))
  const first = isPair || isChoice(joined, language) ? 1 : 2
  return third ? first + 1 : first
}

/** "Is it the needle itself, or what comes after?" */
function isChoice(
  { 0: joined, 1: before = '' }: RegExpExecArray,
  language: SurveyLanguage,
): boolean {
  return beginsWithOr.test(joined.slice(before.length)) && isClosed(before, language)
}

/** One score or one yes answers one topic. */
function joinsTwoTopics(text: string, kind: QuestionKind, language: SurveyLanguage): boolean {
  if (kind !== 'scale' && kind !== 'nps' && kind !== 'boolean') return false
  const questionPart = text.match(/[^.!?؟:;؛\n]*[?؟]/u)?.[0] ?? ''
  // "1 is hard and 10 is easy" explains the scale.
  const topics = questionPart.replaceAll(/\S+\s+\d+|\d+\s*\S+/g, '')
  return languagePatterns[language].conjunctions.test(topics)
}

function isInOtherLanguage(text: string, language: SurveyLanguage): boolean {
  const detected = detectLanguage(text)
  if (detected) return detected !== language
  // Without enough common words, only the script is checked.
  return language === 'ar' && /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text)
}

function leaksInstructions(
  text: string,
  { goal, allowedTexts, objectiveIds, language }: WordingRules,
): boolean {
  const isAllowed = (phrase: string) =>
    allowedTexts.some((each) => each.toLowerCase().includes(phrase))
  const leakPatterns = new Set(
    [languagePatterns[language], languagePatterns.en].map(
      ({ instructionLeaks }) => instructionLeaks,
    ),
  )
  for (const pattern of leakPatterns) {
    const [phrase] = pattern.exec(text) ?? []
    // A survey may itself be about a language model.
    if (phrase && !isAllowed(phrase.toLowerCase())) return true
  }
  const tokens = new Set(text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u))
  if (
    objectiveIds.some((id) => isDistinctiveId(id) && tokens.has(id.toLowerCase()) && !isAllowed(id))
  )
    return true
  return (
    sharesWordRun(text, goal, goalRunWords) &&
    !allowedTexts.some((each) => sharesWordRun(each, goal, goalRunWords))
  )
}

/** `vp-3` is distinctive; a bare word or number is not. */
const isDistinctiveId = (id: string) => /\d/.test(id) && /[\p{L}_-]/u.test(id)
