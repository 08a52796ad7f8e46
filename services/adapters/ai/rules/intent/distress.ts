// Danger and despair are looked for in every language. Figures of speech such as "this queue kills me" are left out.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import { toSearchText } from '../text/tokenizer.ts'

export type Safety = {
  /** `distress`: danger or unbearable suffering of the writer or somebody in their care. `concern`: possibly. */
  tier: 'distress' | 'concern' | null
  /** The danger is to the body, now. */
  isMedical: boolean
}

/** Whether an answer shows that somebody needs help. `question` is the question it answers, or empty. */
export function assessSafety(answer: string, _question: string, _language: SurveyLanguage): Safety {
  return { tier: hasDistressPhrase(answer) ? 'distress' : null, isMedical: false }
}

function hasDistressPhrase(answer: string): boolean {
  const { figuresOfSpeech, signs } = distressPhrases()
  // A figure of speech does not hide the rest of the answer.
  const text = figuresOfSpeech.reduce(
    (rest, each) => rest.replaceAll(each, ' | '),
    foldWithoutApostrophes(answer),
  )
  return signs.some((each) => text.includes(each))
}

/** Apostrophes are often left out. */
const foldWithoutApostrophes = (text: string) => toSearchText(text).replaceAll("'", '')

const distressPhrases = acrossLanguages((languages) => ({
  figuresOfSpeech: languages.flatMap(({ answers }) =>
    answers.figuresOfSpeech.map(foldWithoutApostrophes),
  ),
  signs: [
    ...new Set(
      languages.flatMap(({ lexicon, answers: { joinedConjunctions = [] } }) =>
        lexicon.intents.distress
          .flatMap((sign) => [sign, ...joinedConjunctions.map((joined) => joined + sign)])
          .map(foldWithoutApostrophes),
      ),
    ),
  ],
}))
