// The points that the engine itself proposes, found again in a survey, and the same points in the other languages.
import type { SurveyLanguage } from '#contract/languages.ts'
import { about, pointsIn, purposesIn } from './points.ts'
import { thingIn } from './points/things.ts'
import { purposeNames, type Point, type PurposeName } from './purposes/purpose.ts'

/** A point as it reads in the language asked for, with the questions that a person wrote for it, if any. */
export type KnownPoint = { text: string; ask: string | undefined; again: string | undefined }

type Place = { purpose: PurposeName | 'aspects'; index: number }
type Known = Place & { pattern: RegExp; slot: string | undefined }

/** A point of a survey in `from`, for a wording in `to`; nothing where an owner typed something of their own. */
export function knownPoint(
  text: string,
  from: SurveyLanguage,
  to: SurveyLanguage = from,
): KnownPoint | undefined {
  for (const { pattern, slot, ...place } of known(from)) {
    const found = pattern.exec(text.trim())
    if (!found) continue
    const named = slot ? subjectIn(found[1] ?? '', slot, from) : undefined
    if (slot && named === undefined) continue
    const written = from === to ? undefined : subjectElsewhere(named, place, from, to)
    return worded(pointAt(place, to), from === to ? named : written, to)
  }
  return undefined
}

/** How many points stand at each place, so that languages can be compared. */
export const pointAt = ({ purpose, index }: Place, language: SurveyLanguage): Point =>
  purpose === 'aspects'
    ? (pointsIn[language].aspects[index]?.[1] ?? [''])
    : (pointsIn[language].of[purpose][index] ?? [''])

function worded([text, ask, again]: Point, subject: string | undefined, language: SurveyLanguage) {
  const fill = (sentence: string | undefined) => {
    if (sentence === undefined || !/\{\w+\}/.test(sentence)) return sentence
    // A point without a blank may have questions with one: those speak of it as it is.
    return subject === undefined ? undefined : about(sentence, subject, language)
  }
  const filled = fill(text)
  return filled ? { text: filled, ask: fill(ask), again: fill(again) } : undefined
}

/** What the survey is about, where only its kind is known in the other language. */
function subjectElsewhere(
  subject: string | undefined,
  { purpose }: Place,
  from: SurveyLanguage,
  to: SurveyLanguage,
): string {
  const usual = purposesIn[to].usual[purpose === 'aspects' ? 'satisfaction' : purpose]
  return (subject && thingIn(subject, from, to)) ?? usual
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
  const places = [
    ...purposeNames.flatMap((purpose) => of[purpose].map((_, index) => ({ purpose, index }))),
    ...aspects.map((_, index) => ({ purpose: 'aspects' as const, index })),
  ]
  const made = places.map((place) => {
    const [text] = pointAt(place, language)
    const source = text
      .replaceAll(/[.?*+^$()[\]\\|]/g, String.raw`\$&`)
      .replace(/\{\w+\}/, '([^?؟{}]{2,80})')
    const slot = /\{(\w+)\}/.exec(text)?.[1]
    return { ...place, pattern: new RegExp(`^${source}$`, 'iu'), slot }
  })
  knownIn.set(language, made)
  return made
}
