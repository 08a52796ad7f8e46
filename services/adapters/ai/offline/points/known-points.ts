// Recognises the engine's own points in a survey, and finds the same points in other languages.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import { ownValue } from '#contract/own-value.ts'
import { fillSubject } from './points.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { translateSubjectKind } from './subject-translations.ts'
import {
  focusKinds,
  purposeNames,
  type FocusKind,
  type Point,
  type PurposeName,
} from '../../languages/types/purposes.ts'

/** A point in the requested language, with the questions written for it, if any. */
export type KnownPoint = {
  text: string
  question: string | undefined
  rephrasing: string | undefined
  /** Whether it speaks of a subject that was put into it. */
  isFilled: boolean
}

type PointPosition = { purpose: PurposeName | FocusKind | 'aspects'; index: number }
type PointPattern = PointPosition & { pattern: RegExp; slot: string | undefined }

/** A point of a survey in `from`, in the language `to`; undefined where it is not one of the engine's. */
export function findKnownPoint(
  text: string,
  from: SurveyLanguage,
  to: SurveyLanguage = from,
): KnownPoint | undefined {
  return findIn(text, from)(to)
}

/** The points of a survey are looked up for each question. */
const findIn = cachedByLanguage(400, (text, from: SurveyLanguage) => {
  const found = new Map<SurveyLanguage, KnownPoint | undefined>()
  return (to: SurveyLanguage) => {
    if (!found.has(to)) found.set(to, recognisePoint(text.trim(), from, to))
    return found.get(to)
  }
})

function recognisePoint(
  text: string,
  from: SurveyLanguage,
  to: SurveyLanguage,
): KnownPoint | undefined {
  for (const { pattern, slot, ...place } of pointPatterns(from)) {
    const found = pattern.exec(text)
    if (!found) continue
    const subject = slot ? subjectFromSlot(found[1] ?? '', slot, from) : undefined
    if (slot && subject === undefined) continue
    const own = from === to ? subject : translateSubject(subject, place, from, to)
    return fillPoint(pointAt(place, to), own, to)
  }
  return undefined
}

/** The point at the same position of each language; one of an empty text where a language has fewer. */
export function pointAt({ purpose, index }: PointPosition, language: SurveyLanguage): Point {
  const { aspects, byFocus, byPurpose } = languageOf(language).points
  const point =
    purpose === 'aspects' ? aspects[index]?.[1] : { ...byFocus, ...byPurpose }[purpose][index]
  return point ?? ['']
}

function fillPoint(
  [text, ask, again]: Point,
  subject: string | undefined,
  language: SurveyLanguage,
) {
  const fill = (sentence: string | undefined) => {
    if (sentence === undefined || !/\{\w+\}/.test(sentence)) return sentence
    // A point without a blank may have questions with one: those are left out.
    return subject === undefined ? undefined : fillSubject(sentence, subject, language)
  }
  const filled = fill(text)
  return filled
    ? {
        text: filled,
        question: fill(ask),
        rephrasing: fill(again),
        isFilled: subject !== undefined,
      }
    : undefined
}

/** The subject by its kind; the usual one of the purpose where its kind has no translation. */
function translateSubject(
  subject: string | undefined,
  { purpose }: PointPosition,
  from: SurveyLanguage,
  to: SurveyLanguage,
): string {
  const { defaultSubjects } = languageOf(to).purposes
  const usual = ownValue<string>(defaultSubjects, purpose) ?? defaultSubjects.satisfaction
  return (subject && translateSubjectKind(subject, from, to)) ?? usual
}

/** "o aplicativo", from the form "do aplicativo" in a slot such as `{de}`. */
const subjectFromSlot = (form: string, slot: string, language: SurveyLanguage) =>
  slot === 's' ? form : languageOf(language).purposes.subjectFromForm?.(form, slot)

const pointPatterns = perLanguage(({ points }): PointPattern[] => [
  ...purposeNames.flatMap((purpose) =>
    points.byPurpose[purpose].map((point, index) => pointPattern(point, { purpose, index })),
  ),
  ...focusKinds.flatMap((kind) =>
    points.byFocus[kind].map((point, index) => pointPattern(point, { purpose: kind, index })),
  ),
  ...points.aspects.map(([, point], index) => pointPattern(point, { purpose: 'aspects', index })),
])

function pointPattern([text]: Point, position: PointPosition): PointPattern {
  const source = text
    .replaceAll(/[.?*+^$()[\]\\|]/g, String.raw`\$&`)
    .replace(/\{\w+\}/, '([^?؟{}]{2,80})')
  const slot = /\{(\w+)\}/.exec(text)?.[1]
  return { ...position, pattern: new RegExp(`^${source}$`, 'iu'), slot }
}
