import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './points/ar.ts'
import { english } from './points/en.ts'
import { spanish } from './points/es.ts'
import { portuguese } from './points/pt-br.ts'
import { arabic as arabicPurposes } from './purposes/ar.ts'
import { english as englishPurposes } from './purposes/en.ts'
import { spanish as spanishPurposes } from './purposes/es.ts'
import { portuguese as portuguesePurposes } from './purposes/pt-br.ts'
import type { ByLanguage, Point, Points, Purposes } from './purposes/purpose.ts'

export const pointsIn: ByLanguage<Points> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
export const purposesIn: ByLanguage<Purposes> = {
  'pt-br': portuguesePurposes,
  en: englishPurposes,
  ar: arabicPurposes,
  es: spanishPurposes,
}

/** Puts a subject into a sentence. */
export function about(sentence: string, subject: string, language: SurveyLanguage): string {
  const forms = purposesIn[language].formsOf(subject)
  return sentence.replaceAll(/\{(\w+)\}/g, (slot, name: string) => forms[name] ?? slot)
}

type Asks = { ask: string; again: string }
type Known = { pattern: RegExp; slot: string | undefined; point: Point }

/** The questions that a person wrote for a point, when it is one that the engine proposed. */
export function knownQuestions(text: string, language: SurveyLanguage): Asks | undefined {
  for (const { pattern, slot, point } of known(language)) {
    const found = pattern.exec(text.trim())
    const [, ask, again] = point
    if (!found || !ask || !again) continue
    const named = slot ? subjectIn(found[1] ?? '', slot, language) : undefined
    if (slot && named === undefined) continue
    // A point without a blank may have questions with one: those speak of it as it is.
    if (!named && /\{\w+\}/.test(ask + again)) continue
    const fill = (sentence: string) => (named ? about(sentence, named, language) : sentence)
    return { ask: fill(ask), again: fill(again) }
  }
  return undefined
}

/** "do aplicativo" is "o aplicativo" after a preposition. */
function subjectIn(captured: string, slot: string, language: SurveyLanguage): string | undefined {
  if (slot === 's') return captured
  const letter = slot === 'de' ? 'd' : 'n'
  if (language !== 'pt-br' || !captured.startsWith(letter)) return undefined
  return captured.slice(1)
}

const knownIn = new Map<SurveyLanguage, Known[]>()

function known(language: SurveyLanguage): Known[] {
  const before = knownIn.get(language)
  if (before) return before
  const { of, aspects } = pointsIn[language]
  const points = [...Object.values(of).flat(), ...aspects.map(([, point]) => point)]
  const made = points.map((point) => {
    const [text] = point
    const slot = /\{(\w+)\}/.exec(text)?.[1]
    const source = text
      .replaceAll(/[.?*+^$()[\]\\|]/g, String.raw`\$&`)
      .replace(/\{\w+\}/, '([^?؟{}]{2,80})')
    return { pattern: new RegExp(`^${source}$`, 'iu'), slot, point }
  })
  knownIn.set(language, made)
  return made
}
