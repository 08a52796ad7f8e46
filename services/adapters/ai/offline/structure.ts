import type { Locale } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import { languageOf } from './language.ts'
import { arabic } from './purposes/ar.ts'
import { english } from './purposes/en.ts'
import { spanish } from './purposes/es.ts'
import { portuguese } from './purposes/pt-br.ts'
import {
  personalityFor,
  purposeNames,
  type PurposeName,
  type Purposes,
  type PurposesByLanguage,
} from './purposes/purpose.ts'
import { cutAtWord, fold, wordsOf } from './text.ts'

const purposes: PurposesByLanguage = { 'pt-br': portuguese, en: english, ar: arabic, es: spanish }
const mostPoints = 5
const longestTitle = 70
/** Purposes that any goal may mention in passing weigh less. */
const broad: readonly PurposeName[] = ['product', 'satisfaction', 'market']

/** A survey for a goal, in the goal's language: the goal's own words for the title, a list of points by purpose. */
export const structure: Ai['structure'] = async (goal, locale: Locale) => {
  const language = languageOf(goal, locale)
  const known = purposes[language]
  const purpose = purposeOf(goal, known)
  const title = titleOf(goal, known)
  const points = pointsFor(goal, purpose, known)
  return {
    title,
    description: known.description(lowerFirst(title)),
    language,
    validation_points: points.map((text, index) => ({
      id: `point-${index + 1}`,
      text,
      editable: true,
    })),
    ai_personality: personalityFor[purpose],
    max_questions: Math.min(
      Math.max(limits.questions.default, points.length + 4),
      limits.questions.max,
    ),
    enable_audio: false,
    enable_whatsapp: false,
    conversation_mode: false,
    pre_survey_config: { enabled: false, required_fields: [] },
    post_survey_rewards: { enabled: false, rewards: [] },
  }
}

/** The purpose with most signs; of equals the more particular one. */
function purposeOf(goal: string, { signs }: Purposes): PurposeName {
  const hits = purposeNames.map((name) => {
    const found = name === 'general' ? [] : signs[name].filter((sign) => mentions(goal, sign))
    return { name, count: found.length * (broad.includes(name) ? 1 : 2) }
  })
  const best = hits.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best.name : 'general'
}

/** A sign of several words is looked for as it stands, one of a single word at the beginning of words. */
function mentions(goal: string, sign: string): boolean {
  const folded = fold(sign)
  if (folded.includes(' ')) return fold(goal).includes(folded)
  return wordsOf(goal).some(
    (word) => word.folded.startsWith(folded) || word.folded === `ال${folded}`,
  )
}

function pointsFor(goal: string, purpose: PurposeName, known: Purposes): string[] {
  const own = known.aspects.filter(([sign]) => mentions(goal, sign)).map(([, point]) => point)
  // The goal's own aspects come first, but never crowd out what the purpose needs.
  const points = [...new Set([...own.slice(0, 3), ...known.points[purpose]])]
  return points.slice(0, Math.min(mostPoints, limits.validationPoints.max))
}

/** What the goal says after "I want to understand", as a title. */
function titleOf(goal: string, { preamble }: Purposes): string {
  const [sentence = ''] = goal
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?؟])\s/)
  const rest = sentence.replace(preamble, '').replace(endMarks, '')
  const kept = rest.length >= 8 ? rest : sentence.replace(endMarks, '')
  return upperFirst(shortened(kept))
}

const endMarks = /[.!?؟;:,،\s]+$/u

/** Up to where the goal takes a breath, if that says enough; else cut after a word. */
function shortened(text: string): string {
  if (text.length <= longestTitle) return text
  const breath = text.slice(0, longestTitle).search(/(?<=.{20})[,;:،؛(–—]/u)
  return (breath > 0 ? text.slice(0, breath) : cutAtWord(text, longestTitle)).replace(endMarks, '')
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names and abbreviations keep their capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
