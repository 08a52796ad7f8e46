// The wordings in which one thing of a goal can be asked. Which is asked is the choice of `question-choice.ts`.
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { ownValue } from '#contract/own-value.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Focus } from '../../languages/types/clauses.ts'
import { lowerFirst, upperFirst } from '../../rules/text/sentence.ts'
import { findKnownPoint } from './known-points.ts'
import { nounClassOf } from './noun-classes.ts'
import { spokenQuestionOf } from './spoken-question.ts'

/** `kind` says how it was made: `rule`, `within`, `turn`, `statement`, `noun:<class>`, `part:<class>`, `any`, `subject`,
 * `known` and `filled` (one of the engine's own, without and with a subject that was put into it). */
export type Candidate = { text: string; kind: string }

export type Asking = {
  language: SurveyLanguage
  audience: string | undefined
  /** What the survey is about, as it stands in a sentence. */
  subject?: string | undefined
  /** What the thing belongs to. */
  belongsTo?: Focus | undefined
}

const turns = 4

/** In order of preference. A question that was written for the thing stands alone. */
export function questionCandidates(thing: string, asking: Asking): Candidate[] {
  const { language, audience, subject, belongsTo } = asking
  const known = findKnownPoint(thing, language)
  if (known?.question) return [{ text: known.question, kind: known.isFilled ? 'filled' : 'known' }]
  const { clauses, questionFrames } = languageOf(language)
  const rule = spokenQuestionOf(thing, language, audience)
  const within = belongsTo ? clauses.within?.(rule, belongsTo) : undefined
  const frames = questionFrames
    ? [
        ...statements(thing, asking),
        ...framed(thing, asking),
        ...fillAll(questionFrames.subject, subject, 'subject', language),
      ]
    : []
  const all = [
    ...(within && within !== rule ? [{ text: within, kind: 'within' }] : []),
    { text: rule, kind: 'rule' },
    ...Array.from({ length: turns }, (_, at) => ({
      text: spokenQuestionOf(thing, language, audience, at + 1),
      kind: 'turn',
    })),
    ...frames,
  ]
  return distinct(all).filter(({ text }) => text.length <= limits.spokenQuestion.max)
}

function statements(thing: string, { language, audience }: Asking): Candidate[] {
  const { questionFrames } = languageOf(language)
  const texts = questionFrames?.statements?.(lowerFirst(thing), audience) ?? []
  return texts.map((text) => ({ text, kind: 'statement' }))
}

/** Around the thing where it is a noun phrase, else around the noun phrases in it. */
function framed(thing: string, { language, audience }: Asking): Candidate[] {
  const { questionFrames } = languageOf(language)
  if (!questionFrames) return []
  const phrases = questionFrames.phrases(lowerFirst(thing), audience)
  return phrases.flatMap((phrase) => {
    const found = nounClassOf(phrase, language)
    const isWhole = Math.abs(phrase.length - thing.length) <= maxArticle
    const own = found ? questionFrames.byClass[found.class] : []
    return [
      ...fillAll(own, phrase, `${isWhole ? 'noun' : 'part'}:${found?.class}`, language),
      ...fillAll(questionFrames.anyNoun, phrase, isWhole ? 'any' : 'part', language),
    ]
  })
}

/** A whole thing differs from its phrase by an article at most. */
const maxArticle = 5

function fillAll(
  frames: readonly string[],
  phrase: string | undefined,
  kind: string,
  language: SurveyLanguage,
): Candidate[] {
  const forms = phrase ? languageOf(language).questionFrames?.forms(phrase) : undefined
  if (!forms) return []
  return frames.map((frame) => ({
    text: upperFirst(
      frame.replaceAll(/\{(\w+)\}/g, (slot, name: string) => ownValue(forms, name) ?? slot),
    ),
    kind,
  }))
}

const distinct = (all: readonly Candidate[]): Candidate[] =>
  all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at)
