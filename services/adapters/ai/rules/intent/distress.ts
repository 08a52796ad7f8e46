// Danger and despair, by a learned model of the answer's language, and by phrases of every language.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import { learnedSafety } from '../../learned/judgements.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'

export type Safety = {
  /** `distress`: danger or unbearable suffering of the writer or of a person in their care. `concern`: possibly. */
  tier: 'distress' | 'concern' | null
  /** Without a tier: a call for help is possible, and an ordinary answer much more likely. */
  isPossible: boolean
  /** The danger is to the body, now. */
  isMedical: boolean
  /** Said in so many words, not only likely. */
  isOutright: boolean
}

/** The models learned from answers of at least a few words. */
const minWords = 3

/** Whether an answer shows that its writer, or a person in their care, needs help. */
export function assessSafety(answer: string, language: SurveyLanguage): Safety {
  const isOutright = hasDistressPhrase(answer)
  const learned = tokenize(answer).length < minWords ? undefined : learnedSafety(answer, language)
  const tier = isOutright ? 'distress' : (learned?.tier ?? null)
  const isPossible = tier === null && (learned?.isPossible ?? false)
  return {
    ...{ tier, isPossible, isOutright },
    isMedical: tier !== null && (learned?.isMedical ?? false),
  }
}

function hasDistressPhrase(answer: string): boolean {
  const { figuresOfSpeech, signs } = distressPhrases()
  const text = foldWithoutApostrophes(answer)
  const found = text.split(' ').flatMap((word) => signs.get(word) ?? [])
  const written = found.filter((each) => text.includes(each))
  if (written.length === 0) return false
  // A figure of speech does not hide the rest of the answer.
  const rest = figuresOfSpeech.reduce((left, each) => left.replaceAll(each, ' | '), text)
  return written.some((each) => rest.includes(each))
}

/** Apostrophes are often left out. */
const foldWithoutApostrophes = (text: string) => toSearchText(text).replaceAll("'", '')

const distressPhrases = acrossLanguages((languages) => ({
  figuresOfSpeech: languages.flatMap(({ answers }) =>
    answers.figuresOfSpeech.map(foldWithoutApostrophes),
  ),
  /** By their first word. */
  signs: Map.groupBy(
    new Set(
      languages.flatMap(({ lexicon, answers: { joinedConjunctions = [] } }) =>
        lexicon.intents.distress
          .flatMap((sign) => [sign, ...joinedConjunctions.map((joined) => joined + sign)])
          .map(foldWithoutApostrophes),
      ),
    ),
    (sign) => sign.trim().split(' ')[0]!,
  ),
}))
