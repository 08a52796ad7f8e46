// Which question an objective is asked about with, and how it is answered.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { Exchange, QuestionBrief } from '#ports/ai.ts'
import { choicesIn } from './choices/all.ts'
import { type Topic, topics } from './choices/choice.ts'
import { knownPoint, type KnownPoint } from './known-points.ts'
import { gistOf, grammars, isQuestion, plainly, upperFirst } from './phrase.ts'
import { fold } from './text.ts'

const longestQuestion = 110

/** `again` is empty where there is no other way to ask. */
type Asks = {
  ask: string
  again: string
  kind: QuestionKind
  options: readonly string[]
  isOwn: boolean
}
export type Subject = {
  /** As the owner wrote it, or as a point of ours reads in the language of the wording. */
  text: string
  /** Written in another language than that of the wording. */
  isForeign: boolean
  asks: Asks | undefined
}

/** What an objective is called in the language of the wording, and the questions there are for it. */
export function subjectOf(text: string, brief: QuestionBrief): Subject {
  const { language, surveyLanguage } = brief
  const known = knownPoint(text, surveyLanguage, language)
  const isForeign = !known && surveyLanguage !== language
  const own = known || isForeign ? undefined : ownQuestion(text, language)
  const asks =
    (brief.purpose === 'objective' ? closed(text, own, known, brief) : undefined) ??
    open(own, known, brief)
  return { text: known?.text ?? text, isForeign, asks }
}

function open(own: string | undefined, known: KnownPoint | undefined, { soFar }: QuestionBrief) {
  const plain = { kind: 'open', options: [] } as const
  if (own) return { ...plain, ask: own, again: '', isOwn: true }
  const { ask, again } = known ?? {}
  if (!ask || !again) return undefined
  return { ...plain, ask, again: wasAsked(again, soFar) ? '' : again, isOwn: false }
}

/** Yes or no for an owner's question that asks for nothing else; a scale or a list where one fits and was not used yet. */
function closed(
  text: string,
  own: string | undefined,
  known: KnownPoint | undefined,
  { kinds, language, surveyLanguage, soFar }: QuestionBrief,
): Asks | undefined {
  if (own && kinds.includes('boolean') && isYesNo(own, language))
    return { ask: own, again: '', kind: 'boolean', options: [], isOwn: true }
  const topic = topicOf(text, surveyLanguage, kinds)
  if (!topic) return undefined
  const { kind, ask, options } = choicesIn[language].of[topic]
  const point = plainly(known?.text ?? text)
  const asked = own && kind === 'multiple' ? own : ask.replace('{point}', () => point)
  if (wasAsked(asked, soFar)) return undefined
  return { ask: asked, again: '', kind, options, isOwn: asked === own }
}

function topicOf(
  text: string,
  language: SurveyLanguage,
  kinds: readonly QuestionKind[],
): Topic | undefined {
  const { of } = choicesIn[language]
  const folded = fold(text)
  return topics.find((topic) => kinds.includes(of[topic].kind) && of[topic].sign.test(folded))
}

const isYesNo = (question: string, language: SurveyLanguage) =>
  !choicesIn[language].openQuestion.test(fold(question).replace(/^¿/, ''))

/** Its first letter may have become small within a sentence. */
const wasAsked = (ask: string, soFar: readonly Exchange[]) =>
  soFar.some(({ question }) => question.includes(ask.slice(1)))

function ownQuestion(text: string, language: SurveyLanguage): string | undefined {
  const { short, main } = gistOf(text.split(/(?<=[?؟])/)[0] ?? '', language, longestQuestion)
  const question = plainly(short ?? main)
  const asked = /[?؟]/.test(text) || isQuestion(question, language)
  if (!asked || question.length > longestQuestion) return undefined
  // "Where and when do you read it" is two questions: it is quoted as a point, not asked as it stands.
  if (question.search(grammars[language].turn) >= 0) return undefined
  const mark = grammars[language].mark
  return `${language === 'es' ? '¿' : ''}${upperFirst(question)}${mark}`
}

const allChoices = Object.values(choicesIn)
const listed = new Set(
  allChoices.flatMap(({ of }) => Object.values(of).flatMap(({ options }) => options)),
)
const yesNo = new Set(allChoices.flatMap((choices) => choices.yesNo))

/** Whether an answer was chosen rather than said: a score, or something from a list. */
export function chosenIn(exchange: Exchange | undefined): 'score' | 'choice' | undefined {
  const answer = exchange?.answer.trim() ?? ''
  if (/^(?:10|[1-9])$/.test(answer))
    return /(?<!\d)1(?!\d).*(?<!\d)10(?!\d)/s.test(exchange?.question ?? '') ? 'score' : 'choice'
  const isListed = yesNo.has(answer) || answer.split(', ').every((part) => listed.has(part))
  return isListed ? 'choice' : undefined
}
