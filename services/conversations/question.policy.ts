// What a worded question must hold to, whoever worded it.
import type { Guard } from '#contract/events/conversation-terms.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { isRepeated, sharesRun, wordsOf } from './similarity.policy.ts'
import { languageIn } from './spoken-language.policy.ts'
import { words } from './words/all.ts'

export type Wording = { text: string; kind: QuestionKind; options: readonly string[] }

export type Rules = {
  language: SurveyLanguage
  kinds: readonly QuestionKind[]
  /** What was asked before. */
  earlier: readonly string[]
  /** What may be said aloud: the title, the objectives, what the person said. */
  known: readonly string[]
  goal: string
  objectiveIds: readonly string[]
}

const longest = 700
/** So many words of the goal in a row are no accident. */
const goalRun = 7

/** Which rule a wording breaks, and so cannot be asked. */
export function guardFor(wording: Wording, rules: Rules): Guard | undefined {
  const { text, kind, options } = wording
  if (text.trim() === '') return 'empty'
  if (!isOfKind(wording, rules.kinds)) return 'wrong-kind'
  const broken = guardSoFar(text, rules)
  if (broken) return broken
  const own = withoutQuotes([text, ...options].join('\n'))
  const { doubleBarrelled } = words[rules.language]
  if (doubleBarrelled.test(own) || joinsTwo(own, kind, rules.language)) return 'double-barrelled'
  if (isForeign(own, rules.language)) return 'wrong-language'
  return isRepeated(text, rules.earlier) ? 'repeated' : undefined
}

/** The same for a wording that is still being written: only what no further word could mend. */
export function guardSoFar(text: string, rules: Rules): Guard | undefined {
  if (text.trim().length > longest) return 'too-long'
  const own = withoutQuotes(text)
  if (leaks(text, rules)) return 'leaks-instructions'
  if ((own.match(/[?؟]+/g)?.length ?? 0) > 1) return 'several-questions'
  return words[rules.language].leading.test(own) ? 'leading' : undefined
}

/** What stands in quotation marks are somebody else's words. */
const withoutQuotes = (text: string) =>
  text.replaceAll(/“[^”]*”|«[^»]*»|"[^"]*"/g, '…').replaceAll('’', "'")

function isOfKind({ kind, options }: Wording, kinds: readonly QuestionKind[]): boolean {
  if (!kinds.includes(kind)) return false
  if (kind !== 'multiple' && kind !== 'ranking') return options.length === 0
  const { max, length } = limits.options
  const distinct = new Set(options.map((option) => wordsOf(option).join(' ')))
  const fit = options.every((option) => option.trim() !== '' && option.length <= length)
  return fit && options.length >= 2 && options.length <= max && distinct.size === options.length
}

/** One score, or a yes, answers one thing. */
function joinsTwo(text: string, kind: QuestionKind, language: SurveyLanguage): boolean {
  if (kind !== 'scale' && kind !== 'boolean') return false
  const asking = text.match(/[^.!?؟:;؛\n]*[?؟]/u)?.[0] ?? ''
  // "1 is hard and 10 is easy" explains the scale.
  const things = asking.replaceAll(/\S+\s+\d+|\d+\s*\S+/g, '')
  return words[language].joins.test(things)
}

function isForeign(text: string, language: SurveyLanguage): boolean {
  const seen = languageIn(text)
  if (seen) return seen !== language
  // Without enough common words, the letters alone must not be another language's.
  return language === 'ar' && /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text)
}

function leaks(text: string, { goal, known, objectiveIds, language }: Rules): boolean {
  const isKnown = (said: string) => known.some((each) => each.toLowerCase().includes(said))
  const secret = new Set([words[language], words.en].map(({ revealing }) => revealing))
  for (const revealing of secret) {
    const [said] = revealing.exec(text) ?? []
    // A survey may itself be about a language model.
    if (said && !isKnown(said.toLowerCase())) return true
  }
  const tokens = new Set(text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u))
  if (objectiveIds.some((id) => isTelling(id) && tokens.has(id.toLowerCase()) && !isKnown(id)))
    return true
  return sharesRun(text, goal, goalRun) && !known.some((each) => sharesRun(each, goal, goalRun))
}

/** A bare word or number could be anybody's; `vp-3` could not. */
const isTelling = (id: string) => /\d/.test(id) && /[\p{L}_-]/u.test(id)
