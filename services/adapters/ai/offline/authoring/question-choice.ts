// Which wording each thing of a survey is asked in: the best one that is not broken, and no frame twice.
import type { SurveyLanguage } from '#contract/languages.ts'
import { ownValue } from '#contract/own-value.ts'
import { languageOf } from '../../languages/languages.ts'
import { judgeWording } from '../../learned/wording-checker.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { nounClassOf } from '../../learned/noun-classes.ts'
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
/** In grades, of 0 to 2. `aside`: of a clause only its noun or the survey is asked about; `repeatedKind`: a second question about the whole survey, or in its context. */
const costs = { broken: 1.5, aside: 0.35, repeatedFrame: 1.3, repeatedKind: 0.4, rank: 0.004 }
/** By the kind without its class: a plain question of yes or no is what people ask, and `within` says what the question belongs to. */
const preferred: Readonly<Record<string, number>> = {
  ...{ within: 2, fact: 2, direct: 1.2 },
  // Of the thing itself, unlike frames around its nouns.
  ...{ rule: 0.9, written: 0.5 },
}
/** Where none is sound, the best one is asked up to these probabilities of being broken: first of the thing's own. */
const doubtful = 0.72
const hopeless = 0.9
const asksAside = /^(?:part|subject|any)/u
/** What asks about the survey's subject, or about a part of the thing, takes the place of a question for the thing. */
const takesPlace = /^(?:subject|part)/u
const wholeSurvey: ReadonlySet<string> = new Set(['subject', 'context'])

/** The question of each thing; undefined where none can be shown. */
export function chooseQuestions(
  things: readonly AskedThing[],
  asked: Asked,
): (string | undefined)[] {
  const used = {
    frames: new Set(asked.others.map((text) => frameOf(text, asked.language))),
    texts: new Set(asked.others),
    kinds: new Set<string>(),
  }
  const worth = ({ text, kind, grade }: Ranked) =>
    grade -
    (used.frames.has(frameOf(text, asked.language)) ? costs.repeatedFrame : 0) -
    (used.kinds.has(kind) ? costs.repeatedKind : 0)
  return things.map((each) => {
    const best = rank(each, asked)
      .filter(({ text }) => !used.texts.has(text))
      .map((candidate) => ({ ...candidate, worth: worth(candidate) }))
      .toSorted((a, b) => b.worth - a.worth)[0]
    if (!best) return undefined
    used.frames.add(frameOf(best.text, asked.language))
    used.texts.add(best.text)
    if (wholeSurvey.has(best.kind)) used.kinds.add(best.kind)
    return best.text
  })
}

type Ranked = Candidate & { grade: number }

/** The candidates that can be shown: first those of the thing itself, then what takes their place. Without a model all. */
function rank({ thing, candidates }: AskedThing, { goal, language }: Asked): Ranked[] {
  const nounClass = nounClassOf(thing, language)?.class
  const isClause = languageOf(language).clauses.question.test(thing)
  const judged = candidates.map(({ text, kind }, at) => {
    const verdict = /^(?:known|filled)$/u.test(kind)
      ? undefined
      : judgeWording(
          'questions',
          { text, kind: kind === 'fact' ? 'rule' : kind, thing, goal, nounClass },
          language,
        )
    const { broken = 0, isSound: passes = true } = verdict ?? {}
    // A question that says what it belongs to is understood, if it is no beauty.
    const isSound = passes || (/^(?:within|fact|direct)$/u.test(kind) && broken <= hopeless)
    const grade = verdict ? verdict.grade - costs.broken * broken : unjudged(kind)
    const aside = isClause && asksAside.test(kind) ? costs.aside : 0
    const bonus = ownValue(preferred, kind.replace(/:.*/u, '')) ?? 0
    return { text, kind, broken, isSound, grade: grade + bonus - aside - at * costs.rank }
  })
  const own = judged.filter(({ kind }) => !takesPlace.test(kind))
  const tiers = [
    own.filter(({ isSound }) => isSound),
    own.filter(({ broken }) => broken <= doubtful),
    judged.filter(({ isSound, kind }) => isSound && kind !== 'subject'),
    judged.filter(({ isSound }) => isSound),
    judged.filter(({ broken }) => broken <= hopeless),
  ]
  return tiers.find((tier) => tier.length > 0) ?? []
}

/** Without a model, what the rules make is preferred. */
const unjudged = (kind: string) =>
  /^(?:known|filled|within|fact|direct|rule|turn)$/u.test(kind) ? 2 : 0

/** With so many first words in common two questions sound alike. */
function frameOf(question: string, language: SurveyLanguage): string {
  const { frameWords = usualFrameWords } = languageOf(language).clauses
  const words = fold(question).split(' ')
  // A word as short as an article begins the noun.
  const count = (words[frameWords - 1]?.length ?? 0) <= maxArticle ? frameWords - 1 : frameWords
  return words.slice(0, count).join(' ')
}
