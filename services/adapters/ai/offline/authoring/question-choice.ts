// Which wording each thing of a survey is asked in: the best one that is not broken, and no frame twice.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { judgeWording } from '../../learned/wording-checker.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { nounClassOf } from '../points/noun-classes.ts'
import type { Candidate } from '../points/question-candidates.ts'

export type AskedThing = { thing: string; candidates: readonly Candidate[] }

type Asked = {
  goal: string
  language: SurveyLanguage
  /** Questions that the survey has already. */
  others: readonly string[]
}

const usualFrameWords = 4
const maxArticle = 2
/** In grades, of 0 to 2. */
const costs = { repeatedFrame: 0.5, rank: 0.004 }

/** The question of each thing; undefined where none can be shown. */
export function chooseQuestions(
  things: readonly AskedThing[],
  asked: Asked,
): (string | undefined)[] {
  const used = {
    frames: new Set(asked.others.map((text) => frameOf(text, asked.language))),
    texts: new Set(asked.others),
  }
  return things.map((each) => {
    const ranked = rank(each, asked)
    const cost = (text: string) =>
      used.frames.has(frameOf(text, asked.language)) ? costs.repeatedFrame : 0
    const question = ranked
      .filter(({ text }) => !used.texts.has(text))
      .toSorted((a, b) => b.grade - cost(b.text) - (a.grade - cost(a.text)))[0]?.text
    if (question === undefined) return undefined
    used.frames.add(frameOf(question, asked.language))
    used.texts.add(question)
    return question
  })
}

type Ranked = { text: string; grade: number }

/** The candidates that can be shown; without a model all, in their order. */
function rank({ thing, candidates }: AskedThing, { goal, language }: Asked): Ranked[] {
  const nounClass = nounClassOf(thing, language)?.class
  return candidates.flatMap(({ text, kind }, at) => {
    const verdict =
      kind === 'known'
        ? undefined
        : judgeWording('questions', { text, kind, thing, goal, nounClass }, language)
    if (verdict && !verdict.isSound) return []
    const grade = verdict?.grade ?? unjudged(kind)
    return [{ text, grade: grade - at * costs.rank }]
  })
}

/** Without a model, what the rules make is preferred. */
const unjudged = (kind: string) => (/^(?:known|within|rule|turn)$/u.test(kind) ? 2 : 0)

/** With so many first words in common two questions sound alike. */
function frameOf(question: string, language: SurveyLanguage): string {
  const { frameWords = usualFrameWords } = languageOf(language).clauses
  const words = fold(question).split(' ')
  // A word as short as an article begins the noun.
  const count = (words[frameWords - 1]?.length ?? 0) <= maxArticle ? frameWords - 1 : frameWords
  return words.slice(0, count).join(' ')
}
