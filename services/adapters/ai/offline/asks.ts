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
/** What people put in order on a phone. */
const longestList = 8
const longestThing = 60

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

/** What an owner's question asks for by itself: yes or no, a number, a day, an order. Else a scale or a list where one fits and was not used yet. */
function closed(
  text: string,
  own: string | undefined,
  known: KnownPoint | undefined,
  { kinds, language, surveyLanguage, soFar }: QuestionBrief,
): Asks | undefined {
  const kind = own && kindOf(own, language)
  if (kind && kinds.includes(kind)) return { ask: own, again: '', kind, options: [], isOwn: true }
  const ranked = kinds.includes('ranking') && toRank(text, surveyLanguage)
  // Things that are listed in another language are quoted with the rest of the point.
  if (ranked && surveyLanguage === language && !wasAsked(ranked.ask, soFar)) return ranked
  const topic = topicOf(text, surveyLanguage, kinds)
  if (!topic) return undefined
  const choice = choicesIn[language].of[topic]
  const point = plainly(known?.text ?? text)
  const isTheirs = own && choice.kind === 'multiple'
  const ask = isTheirs ? own : choice.ask.replace('{point}', () => point)
  if (wasAsked(ask, soFar)) return undefined
  return { ask, again: '', kind: choice.kind, options: choice.options, isOwn: ask === own }
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

function kindOf(question: string, language: SurveyLanguage) {
  const { openQuestion, asksFor } = choicesIn[language]
  const folded = fold(question).replace(/^¿/, '')
  if (!openQuestion.test(folded)) return 'boolean'
  return (['number', 'date'] as const).find((kind) => asksFor[kind].test(folded))
}

/** "Rank by importance: price, speed, care" */
function toRank(text: string, language: SurveyLanguage): Asks | undefined {
  const { sign, ask, and } = choicesIn[language].ranking
  const [lead = '', list, ...rest] = plainly(text).split(/:\s*/)
  if (!list || rest.length > 0 || !sign.test(fold(lead).trim())) return undefined
  const parts = list.split(/[,،;؛]\s*/)
  const options = [...parts.slice(0, -1), ...parts.slice(-1).flatMap((last) => last.split(and))]
    .map((each) => upperFirst(each.trim()))
    .filter((each) => each !== '')
  const isFit = options.length >= 3 && options.length <= longestList
  const isPlain = isFit && options.every((each) => each.length <= longestThing)
  const areOthers = new Set(options.map(fold)).size === options.length
  return isPlain && areOthers
    ? { ask, again: '', kind: 'ranking', options, isOwn: false }
    : undefined
}

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
  if (/^-?\d+(?:\.\d+)?$/.test(answer))
    return /(?<!\d)1(?!\d).*(?<!\d)10(?!\d)/s.test(exchange?.question ?? '') ? 'score' : 'choice'
  const isListed = yesNo.has(answer) || answer.split(', ').every((part) => listed.has(part))
  return isListed ? 'choice' : undefined
}
