// The wordings in which one thing of a goal can be asked. Which is asked is the choice of `question-choice.ts`.
import type { FramedNouns } from '../../languages/types/question-frames.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { ownValue } from '#contract/own-value.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Clauses, Focus } from '../../languages/types/clauses.ts'
import { lowerFirst, upperFirst } from '../../rules/text/sentence.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { fold, tokenize } from '../../rules/text/tokenizer.ts'
import { findKnownPoint } from './known-points.ts'
import { nounClassOf } from '../../learned/noun-classes.ts'
import { doubtOf, surveyWriterOf } from '../../learned/writer/survey-writer.ts'
import { spokenQuestionOf } from './spoken-question.ts'

/** `kind` says how it was made: `rule`, `fact` (a rule's question of yes or no), `direct` (a plain one), `within`, `turn`, `statement`, `written:<doubt>`, `context`, `noun:<class>`, `part:<class>`, `any`, `subject`,
 * `known` and `filled` (one of the engine's own, without and with a subject that was put into it). */
export type Candidate = { text: string; kind: string }

export type Asking = {
  language: SurveyLanguage
  /** Undefined for a point that is asked about by itself. */
  goal?: string | undefined
  audience: string | undefined
  /** What the survey is about, as it stands in a sentence; the most certain first. */
  subjects?: readonly string[]
  /** What the thing belongs to. */
  belongsTo?: Focus | undefined
}

const turns = 4
/** Eight in ten questions that the survey writer doubts more are broken. */
const maxDoubt = 5
/** Beside a plain question of yes or no. */
const maxDoubtBesidePlain = 2
/** The limit for a question with a word of the goal that its thing lacks: it is most often that of another thing. */
const maxDoubtOfAdded = 2
const choice = /^.{8,}[,،:] .*[,،] .*\s(?:or|ou|أو|أم) /u

/** In order of preference. */
export function questionCandidates(thing: string, asking: Asking): Candidate[] {
  const { language } = asking
  const known = findKnownPoint(thing, language)
  if (known?.question) return askKnown(known.question, known.isFilled, asking)
  const { clauses, questionFrames } = languageOf(language)
  const { supposed } = clauses
  if (supposed && thing.startsWith(supposed.which)) return [askSupposed(thing, supposed, asking)]
  const ruled = byRules(thing, asking)
  const isPlain = ruled.some(({ kind }) => kind === 'direct')
  const all = [
    ...ruled,
    ...(questionFrames ? framesOf(thing, ruled, asking) : []),
    // A wording that the rules make, too, is one of the rules.
    ...written(thing, asking, isPlain ? maxDoubtBesidePlain : maxDoubt),
  ]
  const sound = distinct(all).filter(
    ({ text, kind }) =>
      text.length <= limits.spokenQuestion.max &&
      (/^(?:fact|direct)$/u.test(kind) || questionFrames?.isBroken?.(text) !== true),
  )
  return sound.filter(({ text }) => isAroundNoun(text, language))
}

/** The choice among supposed reasons, in the words that are written for it. */
function askSupposed(
  thing: string,
  { which, question }: NonNullable<Clauses['supposed']>,
  { language, audience }: Asking,
): Candidate {
  const spoken = spokenQuestionOf(thing, language, audience)
  const plain = `${question}${thing.slice(which.length)}?`
  return { text: spoken.startsWith(question) ? spoken : plain, kind: 'known' }
}

/** Whether a fixed sentence is put around what is a noun phrase; also where there is none. */
function isAroundNoun(text: string, language: SurveyLanguage): boolean {
  const { framedNouns } = languageOf(language).questionFrames ?? {}
  const noun = framedNouns && framedNounOf(text, framedNouns)
  return noun === undefined || framedNouns!.isNoun(noun, text)
}

/** What a fixed sentence is put around; undefined for any other question. */
export const framedNounOf = (question: string, { frames }: Pick<FramedNouns, 'frames'>) =>
  Object.values(frames.exec(question)?.groups ?? {}).find(Boolean)

/** The question of the rules, within what it belongs to, plain, and in other turns. */
function byRules(thing: string, { language, audience, belongsTo }: Asking): Candidate[] {
  const { clauses, questionFrames } = languageOf(language)
  const rule = spokenQuestionOf(thing, language, audience)
  const within = belongsTo && clauses.within?.(rule, belongsTo)
  const direct = questionFrames?.directly?.(thing, audience)
  // Without a tail such as ", and why or why not".
  const isFact = (direct ?? rule) === rule && questionFrames?.asksFact?.(rule) === true
  const kind = isFact ? 'fact' : clauses.choice?.test(thing) ? 'direct' : 'rule'
  return [
    ...(within && within !== rule ? [{ text: within, kind: 'within' }] : []),
    { text: rule, kind },
    ...(direct ? [{ text: direct, kind: 'direct' }] : []),
    ...Array.from({ length: turns }, (_, at) => ({
      text: spokenQuestionOf(thing, language, audience, at + 1),
      kind: 'turn',
    })),
  ]
}

function framesOf(thing: string, ruled: readonly Candidate[], asking: Asking): Candidate[] {
  const { language, audience, subjects: [subject] = [] } = asking
  const { questionFrames } = languageOf(language)
  if (!questionFrames) return []
  const stated = statements(thing, asking)
  const bare = [...ruled.filter(({ kind }) => /^(?:rule|fact|direct)$/u.test(kind)), ...stated]
  // What names a thing of its own is understood without the survey's subject.
  const isNamed = questionFrames.phrases(lowerFirst(thing), audience).length > 0
  return [
    ...stated,
    ...(isNamed ? [] : bare.flatMap(({ text }) => inContext(text, asking))),
    ...framed(thing, asking),
    ...(subject
      ? fillAll(questionFrames.subject, { phrase: subject, kind: 'subject' }, language)
      : []),
  ]
}

function written(thing: string, { goal, language, audience }: Asking, most: number): Candidate[] {
  // What a respondent may choose from stays in the question.
  const isChoice = choice.test(thing) || languageOf(language).clauses.choice?.test(thing) === true
  if (goal === undefined || isChoice) return []
  const questions = surveyWriterOf(language)?.questions(thing, goal) ?? []
  const { mendWritten: mend, misreads, negation } = languageOf(language).questionFrames ?? {}
  const isNegative = negation?.thing.test(thing) === true && !negation.open.test(thing)
  return questions
    .map((each) => ({ text: mend?.(each.text) ?? each.text, doubt: doubtOf(each) }))
    .filter(
      ({ text, doubt }) =>
        doubt <= (addsWords(text, thing, goal, language) ? maxDoubtOfAdded : most),
    )
    .filter(({ text }) => misreads?.(text, thing, audience) !== true)
    .filter(({ text }) => !isNegative || negation.question.test(text))
    .map(({ text, doubt }) => ({ text, kind: `written:${doubt}` }))
}

/** Words of the goal that are not those of the thing. */
function addsWords(text: string, thing: string, goal: string, language: SurveyLanguage): boolean {
  const stemsOf = (each: string) => new Set(contentStems(tokenize(each), language))
  const others = stemsOf(goal).difference(stemsOf(thing))
  return !stemsOf(text).isDisjointFrom(others)
}

function statements(thing: string, { language, audience }: Asking): Candidate[] {
  const { questionFrames } = languageOf(language)
  const texts = questionFrames?.statements?.(lowerFirst(thing), audience) ?? []
  return texts.map((text) => ({ text, kind: 'statement' }))
}

/** A question that was written for the thing; one that names no subject in the context of the survey's, where that has one. */
function askKnown(text: string, isFilled: boolean, asking: Asking): Candidate[] {
  const asked = isFilled ? [] : inContext(text, asking)
  return asked.length > 0 ? asked : [{ text, kind: isFilled ? 'filled' : 'known' }]
}

/** "When it comes to the handover, what gets lost?" */
function inContext(question: string, { language, subjects = [] }: Asking): Candidate[] {
  const { questionFrames } = languageOf(language)
  const folded = fold(question)
  return subjects
    .filter((subject) => !folded.includes(fold(subject)))
    .flatMap((phrase) =>
      fillAll(
        questionFrames?.context ?? [],
        { phrase, kind: 'context', question: lowerFirst(question) },
        language,
      ),
    )
}

/** Around the thing where it is a noun phrase, else around the noun phrases in it. */
function framed(thing: string, { language, audience }: Asking): Candidate[] {
  const { clauses, questionFrames } = languageOf(language)
  if (!questionFrames || clauses.choice?.test(thing)) return []
  const { asNoun, byClass, anyNoun, framedNouns, phrases } = questionFrames
  // What is neither a noun phrase nor a question is about none of its nouns.
  const isQuestion = clauses.question.test(thing)
  if (!isQuestion && framedNouns?.isNoun(lowerFirst(thing), '') === false) return []
  const found = phrases(lowerFirst(thing), audience)
  const isWhole = (phrase: string) => Math.abs(phrase.length - thing.length) <= maxArticle
  // A part of a noun phrase is another thing.
  const asked = found.some(isWhole) ? found.filter(isWhole) : found
  return asked.flatMap((bare) => {
    const named = nounClassOf(bare, language)
    const own = named ? byClass[named.class] : []
    const [whole, any] = isWhole(bare) ? ['noun', 'any'] : ['part', 'part']
    return (asNoun?.(bare, named?.class) ?? [bare]).flatMap((phrase) => [
      ...fillAll(own, { phrase, kind: `${whole}:${named?.class}` }, language),
      ...fillAll(anyNoun, { phrase, kind: any }, language),
    ])
  })
}

/** A whole thing differs from its phrase by an article at most. */
const maxArticle = 5

type Filling = { phrase: string; kind: string; question?: string }

function fillAll(
  frames: readonly string[],
  { phrase, kind, question = '' }: Filling,
  language: SurveyLanguage,
): Candidate[] {
  const forms = { ...languageOf(language).questionFrames?.forms(phrase), q: question }
  return frames.map((frame) => ({
    text: upperFirst(
      frame.replaceAll(/\{(\w+)\}/g, (slot, name: string) => ownValue(forms, name) ?? slot),
    ),
    kind,
  }))
}

const distinct = (all: readonly Candidate[]): Candidate[] =>
  all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at)
