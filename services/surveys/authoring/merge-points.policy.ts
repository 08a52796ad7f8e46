// More points than questions: neighbours become one point, so that the owner sees that nothing is left out.
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { ValidationPoint } from '#contract/survey.ts'

const conjunctions: Readonly<Record<SurveyLanguage, string>> = {
  en: ', and ',
  'pt-br': ', e ',
  ar: '، و',
  es: ' y ',
}

/** At most `most` points: the two neighbours with the shortest texts are joined until then. */
export function mergePoints(
  points: readonly ValidationPoint[],
  most: number,
  language: SurveyLanguage,
): ValidationPoint[] {
  const merged = [...points]
  while (merged.length > Math.max(most, 1)) {
    const lengths = merged.slice(1).map(({ text }, at) => text.length + merged[at]!.text.length)
    const at = lengths.indexOf(Math.min(...lengths))
    if (lengths[at]! + 6 > limits.validationPoint.max) return merged.slice(0, most)
    merged.splice(at, 2, join(merged[at]!, merged[at + 1]!, conjunctions[language]))
  }
  return merged
}

function join(
  first: ValidationPoint,
  second: ValidationPoint,
  conjunction: string,
): ValidationPoint {
  const { spoken_question: asked, ...rest } = first
  const next = second.spoken_question
  const text =
    asked && next
      ? `${asked.text.replace(/[?؟]$/u, '')}${conjunction}${lowerFirst(next.text.replace(/^¿/u, ''))}`
      : ''
  return {
    ...rest,
    text: `${first.text}${conjunction}${lowerFirst(second.text)}`,
    ...(asked && text && text.length <= limits.spokenQuestion.max
      ? { spoken_question: { ...asked, text } }
      : {}),
  }
}

/** Abbreviations and names of one letter keep their capitals. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
