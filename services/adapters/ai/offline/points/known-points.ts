// The points that the engine itself proposes, found again in a survey, and the same points in the other languages.
import type { SurveyLanguage } from '#contract/languages.ts'
import { fillSubject, pointsByLanguage, purposesByLanguage } from './points.ts'
import { translateSubjectKind } from './subject-translations.ts'
import { purposeNames, type Point, type PurposeName } from '../../languages/types/purposes.ts'

/** A point as it reads in the language asked for, with the questions that a person wrote for it, if any. */
export type KnownPoint = {
  text: string
  question: string | undefined
  rephrasing: string | undefined
}

type PointPosition = { purpose: PurposeName | 'aspects'; index: number }
type PointPattern = PointPosition & { pattern: RegExp; slot: string | undefined }

/** A point of a survey in `from`, for a wording in `to`; nothing where an owner typed something of their own. */
export function findKnownPoint(
  text: string,
  from: SurveyLanguage,
  to: SurveyLanguage = from,
): KnownPoint | undefined {
  for (const { pattern, slot, ...place } of pointPatterns(from)) {
    const found = pattern.exec(text.trim())
    if (!found) continue
    const named = slot ? withoutPreposition(found[1] ?? '', slot, from) : undefined
    if (slot && named === undefined) continue
    const written = from === to ? undefined : translateSubject(named, place, from, to)
    return fillPoint(pointAt(place, to), from === to ? named : written, to)
  }
  return undefined
}

/** How many points stand at each place, so that languages can be compared. */
export const pointAt = ({ purpose, index }: PointPosition, language: SurveyLanguage): Point =>
  purpose === 'aspects'
    ? (pointsByLanguage[language].aspects[index]?.[1] ?? [''])
    : (pointsByLanguage[language].byPurpose[purpose][index] ?? [''])

function fillPoint(
  [text, ask, again]: Point,
  subject: string | undefined,
  language: SurveyLanguage,
) {
  const fill = (sentence: string | undefined) => {
    if (sentence === undefined || !/\{\w+\}/.test(sentence)) return sentence
    // A point without a blank may have questions with one: those speak of it as it is.
    return subject === undefined ? undefined : fillSubject(sentence, subject, language)
  }
  const filled = fill(text)
  return filled ? { text: filled, question: fill(ask), rephrasing: fill(again) } : undefined
}

/** What the survey is about, where only its kind is known in the other language. */
function translateSubject(
  subject: string | undefined,
  { purpose }: PointPosition,
  from: SurveyLanguage,
  to: SurveyLanguage,
): string {
  const usual =
    purposesByLanguage[to].defaultSubjects[purpose === 'aspects' ? 'satisfaction' : purpose]
  return (subject && translateSubjectKind(subject, from, to)) ?? usual
}

/** "do aplicativo" is "o aplicativo" after a preposition. */
function withoutPreposition(
  captured: string,
  slot: string,
  language: SurveyLanguage,
): string | undefined {
  if (slot === 's') return captured
  const letter = slot === 'de' ? 'd' : 'n'
  if (language !== 'pt-br' || !captured.startsWith(letter)) return undefined
  return captured.slice(1)
}

const patternCache = new Map<SurveyLanguage, PointPattern[]>()

function pointPatterns(language: SurveyLanguage): PointPattern[] {
  const before = patternCache.get(language)
  if (before) return before
  const { byPurpose, aspects } = pointsByLanguage[language]
  const places = [
    ...purposeNames.flatMap((purpose) =>
      byPurpose[purpose].map((_, index) => ({ purpose, index })),
    ),
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
  patternCache.set(language, made)
  return made
}
