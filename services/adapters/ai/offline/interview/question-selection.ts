// Which question an objective is asked about with, and how it is answered.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { Exchange, QuestionBrief } from '#ports/ai.ts'
import { choicesByLanguage } from '../../languages/choices.ts'
import { type ChoiceTopic, choiceTopics } from '../../languages/types/choices.ts'
import { findKnownPoint, type KnownPoint } from '../points/known-points.ts'
import {
  extractGist,
  grammars,
  isQuestion,
  stripPunctuation,
  upperFirst,
} from '../../rules/text/sentence.ts'
import { fold } from '../../rules/text/tokenizer.ts'

const maxQuestionLength = 110
/** What people put in order on a phone. */
const maxRankingOptions = 8
const maxOptionLength = 60

/** `again` is empty where there is no other way to ask. */
type PreparedQuestion = {
  question: string
  rephrasing: string
  kind: QuestionKind
  options: readonly string[]
  isOwnerQuestion: boolean
}
export type Subject = {
  /** As the owner wrote it, or as a point of ours reads in the language of the wording. */
  text: string
  /** Written in another language than that of the wording. */
  isOtherLanguage: boolean
  prepared: PreparedQuestion | undefined
}

/** What an objective is called in the language of the wording, and the questions there are for it. */
export function prepareSubject(text: string, brief: QuestionBrief): Subject {
  const { language, surveyLanguage } = brief
  const known = findKnownPoint(text, surveyLanguage, language)
  const isForeign = !known && surveyLanguage !== language
  const own = known || isForeign ? undefined : ownerQuestion(text, language)
  const asks =
    (brief.purpose === 'objective' ? prepareClosedQuestion(text, own, known, brief) : undefined) ??
    prepareOpenQuestion(own, known, brief)
  return { text: known?.text ?? text, isOtherLanguage: isForeign, prepared: asks }
}

function prepareOpenQuestion(
  own: string | undefined,
  known: KnownPoint | undefined,
  { transcript }: QuestionBrief,
) {
  const plain = { kind: 'open', options: [] } as const
  if (own) return { ...plain, question: own, rephrasing: '', isOwnerQuestion: true }
  const { question: ask, rephrasing } = known ?? {}
  if (!ask || !rephrasing) return undefined
  return {
    ...plain,
    question: ask,
    rephrasing: wasAsked(rephrasing, transcript) ? '' : rephrasing,
    isOwnerQuestion: false,
  }
}

/** What an owner's question asks for by itself: yes or no, a number, a day, an order. Else a scale or a list where one fits and was not used yet. */
function prepareClosedQuestion(
  text: string,
  own: string | undefined,
  known: KnownPoint | undefined,
  { kinds, language, surveyLanguage, transcript }: QuestionBrief,
): PreparedQuestion | undefined {
  const kind = own && closedKind(own, language)
  if (kind && kinds.includes(kind))
    return { question: own, rephrasing: '', kind, options: [], isOwnerQuestion: true }
  const ranked = kinds.includes('ranking') && prepareRankingQuestion(text, surveyLanguage)
  // Things that are listed in another language are quoted with the rest of the point.
  if (ranked && surveyLanguage === language && !wasAsked(ranked.question, transcript)) return ranked
  const topic = choiceTopic(text, surveyLanguage, kinds)
  if (!topic) return undefined
  const choice = choicesByLanguage[language].byTopic[topic]
  const point = stripPunctuation(known?.text ?? text)
  const isTheirs = own && choice.kind === 'multiple'
  const ask = isTheirs ? own : choice.question.replace('{point}', () => point)
  if (wasAsked(ask, transcript)) return undefined
  return {
    question: ask,
    rephrasing: '',
    kind: choice.kind,
    options: choice.options,
    isOwnerQuestion: ask === own,
  }
}

function choiceTopic(
  text: string,
  language: SurveyLanguage,
  kinds: readonly QuestionKind[],
): ChoiceTopic | undefined {
  const { byTopic } = choicesByLanguage[language]
  const folded = fold(text)
  return choiceTopics.find(
    (topic) => kinds.includes(byTopic[topic].kind) && byTopic[topic].pattern.test(folded),
  )
}

function closedKind(question: string, language: SurveyLanguage) {
  const { openQuestion, closedQuestion } = choicesByLanguage[language]
  const folded = fold(question).replace(/^¿/, '')
  if (!openQuestion.test(folded)) return 'boolean'
  return (['number', 'date'] as const).find((kind) => closedQuestion[kind].test(folded))
}

/** "Rank by importance: price, speed, care" */
function prepareRankingQuestion(
  text: string,
  language: SurveyLanguage,
): PreparedQuestion | undefined {
  const { pattern, question: ask, conjunction } = choicesByLanguage[language].ranking
  const [lead = '', list, ...rest] = stripPunctuation(text).split(/:\s*/)
  if (!list || rest.length > 0 || !pattern.test(fold(lead).trim())) return undefined
  const parts = list.split(/[,،;؛]\s*/)
  const options = [
    ...parts.slice(0, -1),
    ...parts.slice(-1).flatMap((last) => last.split(conjunction)),
  ]
    .map((each) => upperFirst(each.trim()))
    .filter((each) => each !== '')
  const isFit = options.length >= 3 && options.length <= maxRankingOptions
  const isPlain = isFit && options.every((each) => each.length <= maxOptionLength)
  const areOthers = new Set(options.map(fold)).size === options.length
  return isPlain && areOthers
    ? { question: ask, rephrasing: '', kind: 'ranking', options, isOwnerQuestion: false }
    : undefined
}

/** Its first letter may have become small within a sentence. */
const wasAsked = (ask: string, soFar: readonly Exchange[]) =>
  soFar.some(({ question }) => question.includes(ask.slice(1)))

function ownerQuestion(text: string, language: SurveyLanguage): string | undefined {
  const { short, main } = extractGist(text.split(/(?<=[?؟])/)[0] ?? '', language, maxQuestionLength)
  const question = stripPunctuation(short ?? main)
  const asked = /[?؟]/.test(text) || isQuestion(question, language)
  if (!asked || question.length > maxQuestionLength) return undefined
  // "Where and when do you read it" is two questions: it is quoted as a point, not asked as it stands.
  if (question.search(grammars[language].clauseBoundary) >= 0) return undefined
  const mark = grammars[language].questionMark
  return `${language === 'es' ? '¿' : ''}${upperFirst(question)}${mark}`
}

const allChoices = Object.values(choicesByLanguage)
const knownOptions = new Set(
  allChoices.flatMap(({ byTopic }) => Object.values(byTopic).flatMap(({ options }) => options)),
)
const yesNo = new Set(allChoices.flatMap((choices) => choices.yesNo))

/** Whether an answer was chosen rather than said: a score, or something from a list. */
export function closedAnswerKind(exchange: Exchange | undefined): 'score' | 'choice' | undefined {
  const answer = exchange?.answer.trim() ?? ''
  if (/^-?\d+(?:\.\d+)?$/.test(answer))
    return /(?<!\d)1(?!\d).*(?<!\d)10(?!\d)/s.test(exchange?.question ?? '') ? 'score' : 'choice'
  const isListed = yesNo.has(answer) || answer.split(', ').every((part) => knownOptions.has(part))
  return isListed ? 'choice' : undefined
}
