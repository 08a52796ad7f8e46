// How many of the things that a goal asks have a point, by the stems they share.
import type { SurveyLanguage } from '#contract/languages.ts'
import { contentStems } from '../../../../services/adapters/ai/rules/text/content-stems.ts'
import { tokenize } from '../../../../services/adapters/ai/rules/text/tokenizer.ts'

/** A point and its spoken question. */
export type Pointed = { point: string; question: string }

/** The share of the smaller set of stems that is in the other one. */
const minOverlap = 0.34

/** The pairs with the greatest overlap first, each side once. */
export function countCovered(
  expected: readonly Pointed[],
  found: readonly Pointed[],
  language: SurveyLanguage,
): number {
  const expectedStems = expected.map((each) => stemsOf(each, language))
  // What a question says besides its point makes the point no smaller a part of the goal.
  const foundStems = found.map((each) => [
    stemsOf({ ...each, question: '' }, language),
    stemsOf(each, language),
  ])
  const pairs = expectedStems
    .flatMap((own, at) =>
      foundStems.map((all, to) => ({
        ...{ at, to },
        overlap: Math.max(...all.map((other) => overlapOf(own, other))),
      })),
    )
    .filter(({ overlap }) => overlap >= minOverlap)
    .toSorted((a, b) => b.overlap - a.overlap)
  const used = { at: new Set<number>(), to: new Set<number>() }
  for (const { at, to } of pairs) {
    if (used.at.has(at) || used.to.has(to)) continue
    used.at.add(at)
    used.to.add(to)
  }
  return used.at.size
}

const stemsOf = ({ point, question }: Pointed, language: SurveyLanguage) =>
  new Set(contentStems(tokenize(`${point} ${question}`), language))

const overlapOf = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.intersection(b).size / Math.max(1, Math.min(a.size, b.size))

/** Words that only speak to the respondent, and those that only speak about them. */
const persons = {
  en: { second: /\b(?:you|your|yours|yourself|u)\b/iu, third: /\b(?:they|their|themselves)\b/iu },
  'pt-br': {
    second: /(?<!\p{L})(?:você|vocês|seu|sua|seus|suas|lhe|te|tu)(?!\p{L})/iu,
    third: /(?<!\p{L})(?:eles|elas|deles|delas)(?!\p{L})/iu,
  },
  ar: {
    second: /(?:ك|كم|ت)(?![\p{L}])|(?<!\p{L})(?:و|ف|ب|بـ)?ت\p{L}{2,}|أنت/u,
    third:
      /(?<!\p{L})(?:هم|هن)(?!\p{L})|\p{L}هم(?!\p{L})|(?<!\p{L})(?:ب|و)?ي\p{L}+(?:ون|وا)(?!\p{L})/u,
  },
  es: {
    second: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|\p{L}+s)(?!\p{L})/iu,
    third: /(?<!\p{L})(?:ellos|ellas)(?!\p{L})/iu,
  },
} as const satisfies Record<SurveyLanguage, { second: RegExp; third: RegExp }>

/** Addressed to the respondent, or impersonal; never about "them". */
export const isSpokenTo = (question: string, language: SurveyLanguage): boolean =>
  !persons[language].third.test(question) && persons[language].second.test(question)

export function sharesContent({ point, question }: Pointed, language: SurveyLanguage): boolean {
  const asked = new Set(contentStems(tokenize(question), language))
  return contentStems(tokenize(point), language).some((stem) => asked.has(stem))
}
