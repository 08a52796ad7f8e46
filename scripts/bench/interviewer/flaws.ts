// Questions that should not have been asked so.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Played, Turn } from './play.ts'
import { repeatOf } from './repeats.ts'
import { askingIn, languageOf, unquoted, words, wordsOf } from './text.ts'

export const flaws = [
  'repeated',
  'leading',
  'doubleBarrelled',
  'severalQuestions',
  'wrongLanguage',
] as const
export type Flaw = (typeof flaws)[number]
/** `because` is what it repeats, or what was expected. */
export type Flawed = { flaw: Flaw; number: number; text: string; because?: string }

export function flawsIn({ turns, language }: Pick<Played, 'turns' | 'language'>): Flawed[] {
  const found: Flawed[] = []
  const asked: string[] = []
  let expected: SurveyLanguage = language
  for (const turn of turns) {
    const { number, text: worded } = turn.question
    const text = worded ?? ''
    const note = (flaw: Flaw, because?: string) =>
      found.push({ flaw, number, text, ...(because !== undefined && { because }) })
    const before = repeatOf(text, asked)
    if (before !== undefined) note('repeated', before)
    const seen = languageOf(unquoted(text))
    for (const flaw of flawsOfWording(text, seen ?? expected)) note(flaw)
    if (seen && seen !== expected) note('wrongLanguage', expected)
    // Expected is the language of the last open answer that tells one.
    expected = languageSpoken(turn) ?? expected
    asked.push(text)
  }
  return found
}

/** What an owner or a respondent said, and the question only repeats, is not held against it. */
function flawsOfWording(text: string, language: SurveyLanguage): Flaw[] {
  const said = unquoted(text)
  const { leading, doubleBarrelled } = words[language]
  const found: [Flaw, boolean][] = [
    ['leading', leading.test(said)],
    ['doubleBarrelled', doubleBarrelled.test(askingIn(said))],
    ['severalQuestions', (said.match(/[?؟]/g)?.length ?? 0) > 1],
  ]
  return found.filter(([, isSo]) => isSo).map(([flaw]) => flaw)
}

function languageSpoken({ answer, coded }: Turn): SurveyLanguage | undefined {
  const text = answer?.kind === 'open' ? (answer.text ?? '') : ''
  // Who sends commands or noise is not followed into another language.
  if (coded?.intent === 'gibberish' || coded?.intent === 'injection') return undefined
  return wordsOf(text).length < 4 ? undefined : languageOf(text)
}
