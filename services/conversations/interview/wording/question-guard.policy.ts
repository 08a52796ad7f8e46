// What a worded question must hold to, whoever worded it.
import type { Guard } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { isRepeated, sharesWordRun, tokenize } from './similarity.policy.ts'
import { detectLanguage } from '../answer-language.policy.ts'
import { languagePatterns } from '../language-patterns/all.ts'

export type QuestionWording = { text: string; kind: QuestionKind; options: readonly string[] }

export type WordingRules = {
  language: SurveyLanguage
  kinds: readonly QuestionKind[]
  /** What was asked before. */
  previousQuestions: readonly string[]
  /** What may be said aloud: the title, the objectives, what the person said. */
  allowedTexts: readonly string[]
  goal: string
  objectiveIds: readonly string[]
}

const maxCharacters = 700
/** So many words of the goal in a row are no accident. */
const goalRunWords = 7

/** Which rule a wording breaks, and so cannot be asked. */
export function checkWording(wording: QuestionWording, rules: WordingRules): Guard | undefined {
  const { text, kind, options } = wording
  if (text.trim() === '') return 'empty'
  if (!matchesKind(wording, rules.kinds)) return 'wrong-kind'
  const broken = checkPartialWording(text, rules)
  if (broken) return broken
  const own = withoutQuotes([text, ...options].join('\n'))
  const { doubleBarrelled } = languagePatterns[rules.language]
  if (doubleBarrelled.test(own) || joinsTwoTopics(own, kind, rules.language))
    return 'double-barrelled'
  if (isInOtherLanguage(own, rules.language)) return 'wrong-language'
  return isRepeated(text, rules.previousQuestions) ? 'repeated' : undefined
}

/** The same for a wording that is still being written: only what no further word could mend. */
export function checkPartialWording(text: string, rules: WordingRules): Guard | undefined {
  if (text.trim().length > maxCharacters) return 'too-long'
  const own = withoutQuotes(text)
  if (leaksInstructions(text, rules)) return 'leaks-instructions'
  if ((own.match(/[?؟]+/g)?.length ?? 0) > 1) return 'several-questions'
  return languagePatterns[rules.language].leading.test(own) ? 'leading' : undefined
}

/** What stands in quotation marks are somebody else's words. */
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

/** One score, or a yes, answers one thing. */
function joinsTwoTopics(text: string, kind: QuestionKind, language: SurveyLanguage): boolean {
  if (kind !== 'scale' && kind !== 'boolean') return false
  const asking = text.match(/[^.!?؟:;؛\n]*[?؟]/u)?.[0] ?? ''
  // "1 is hard and 10 is easy" explains the scale.
  const things = asking.replaceAll(/\S+\s+\d+|\d+\s*\S+/g, '')
  return languagePatterns[language].conjunctions.test(things)
}

function isInOtherLanguage(text: string, language: SurveyLanguage): boolean {
  const seen = detectLanguage(text)
  if (seen) return seen !== language
  // Without enough common words, the letters alone must not be another language's.
  return language === 'ar' && /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text)
}

function leaksInstructions(
  text: string,
  { goal, allowedTexts, objectiveIds, language }: WordingRules,
): boolean {
  const isKnown = (said: string) => allowedTexts.some((each) => each.toLowerCase().includes(said))
  const secret = new Set(
    [languagePatterns[language], languagePatterns.en].map(
      ({ instructionLeaks }) => instructionLeaks,
    ),
  )
  for (const revealing of secret) {
    const [said] = revealing.exec(text) ?? []
    // A survey may itself be about a language model.
    if (said && !isKnown(said.toLowerCase())) return true
  }
  const tokens = new Set(text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u))
  if (
    objectiveIds.some((id) => isDistinctiveId(id) && tokens.has(id.toLowerCase()) && !isKnown(id))
  )
    return true
  return (
    sharesWordRun(text, goal, goalRunWords) &&
    !allowedTexts.some((each) => sharesWordRun(each, goal, goalRunWords))
  )
}

/** A bare word or number could be anybody's; `vp-3` could not. */
const isDistinctiveId = (id: string) => /\d/.test(id) && /[\p{L}_-]/u.test(id)
