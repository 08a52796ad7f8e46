// The follow-up questions and acknowledgements of a language, by situation: `languages/<code>/situations.txt`.
import { readFileSync } from 'node:fs'
import { perLanguage } from '../../languages/languages.ts'
import {
  askedThings,
  recognisedSituations,
  type AskedThing,
  type SituationTexts,
  type RecognisedSituation,
} from '../../languages/types/situations.ts'

export const situationTexts = perLanguage(({ situationTexts: file }) =>
  parseSituationTexts(file ? readFileSync(file, 'utf8') : ''),
)

/**
 * A line `[situation]` begins a section; in it, `+ text` is an acknowledgement and `thing: text` a question that asks for that
 * thing. @throws {Error} that names a line which is none of these.
 */
export function parseSituationTexts(
  text: string,
): ReadonlyMap<RecognisedSituation, SituationTexts> {
  const sections = new Map<
    RecognisedSituation,
    { questions: Question[]; acknowledgements: string[] }
  >()
  let section: { questions: Question[]; acknowledgements: string[] } | undefined
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const situation = recognisedSituations.find((each) => line === `[${each}]`)
    if (situation) {
      section = { questions: [], acknowledgements: [] }
      sections.set(situation, section)
      continue
    }
    const [, mark, words] = /^(\+|\w+:) (.+)$/.exec(line) ?? []
    const asks = askedThings.find((each) => mark === `${each}:`)
    if (!section || !words || !(asks || mark === '+')) throw new Error(`not understood: ${line}`)
    if (asks) section.questions.push({ asks, text: words })
    else section.acknowledgements.push(words)
  }
  return sections
}

type Question = { asks: AskedThing; text: string }
