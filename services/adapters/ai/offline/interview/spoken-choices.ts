// The kind of answer that a spoken question calls for: a score, a scale, a list, a number or a day.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { Exchange, QuestionBrief } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'
import { type Choice, type ChoiceTopic, choiceTopics } from '../../languages/types/choices.ts'
import { upperFirst } from '../../rules/text/sentence.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import type { KnownPoint } from '../points/known-points.ts'
import { surveyWriterOf } from '../../learned/writer/survey-writer.ts'
import { questionCandidates } from '../points/question-candidates.ts'

export const maxOptionLength = 60
const maxNamedOptions = 6
/** The list of a question begins this close to it. */
const maxListDistance = 160

/** `rephrasing` is empty where there is none. */
export type PreparedQuestion = {
  question: string
  rephrasing: string
  kind: QuestionKind
  options: readonly string[]
  isOwnerQuestion: boolean
}

/**
 * The spoken question with a number, a day, a list or a scale, where it asks for one. The score from 0 to 10 where the
 * point is about recommending, unless the owner has changed the question. A reason that it also asks for is left to the
 * follow-up; a question of the owner's or a model's that asks for one is open.
 */
export function prepareSpokenChoice(
  text: string,
  spoken: string,
  known: KnownPoint | undefined,
  brief: QuestionBrief,
): PreparedQuestion | undefined {
  const { kinds, language, transcript, goal } = brief
  const { choices } = languageOf(language)
  const isUntouched = spoken === known?.question || isWordedFrom(text, spoken, brief)
  const question = isUntouched ? spoken.replace(choices.reasonAdded, '') : spoken
  if (wasAsked(question, transcript) || choices.reasonAdded.test(question)) return undefined
  const plain = { question, rephrasing: '', isOwnerQuestion: false }
  const kind = countedKind(question, language)
  if (kind && kinds.includes(kind)) return { ...plain, kind, options: [] }
  const named = kinds.includes('multiple') ? namedOptions(text, goal, language) : []
  if (named.length > 0) return { ...plain, kind: 'multiple', options: named }
  const topic = choiceTopic(text, language, kinds)
  const choice = topic && choices.byTopic[topic]
  if (choice?.kind === 'multiple') return { ...plain, ...formatOf(choice) }
  if (choice?.kind !== 'nps') return prepareScale(plain, brief)
  return prepareScore(plain, choice, { isUntouched, brief })
}

/** A number or a day; none where the question asks for more: "How many sessions did you have, and how did they help?" */
function countedKind(question: string, language: SurveyLanguage) {
  const { boundary } = languageOf(language).clauses
  const isSingle = ![...question.matchAll(boundary)].some(({ index }) => index > 0)
  const kind = closedKind(question, language)
  return isSingle && kind !== 'boolean' ? kind : undefined
}

/** The score in the words of the question, where it asks for one; else in the engine's. */
function prepareScore(
  plain: Omit<PreparedQuestion, 'kind' | 'options'>,
  choice: Choice,
  { isUntouched, brief }: { isUntouched: boolean; brief: QuestionBrief },
): PreparedQuestion | undefined {
  const { language, transcript } = brief
  if (plain.question === choice.question || asksDegree(plain.question, choice, language))
    return { ...plain, ...formatOf(choice) }
  return isUntouched && !wasAsked(choice.question, transcript)
    ? { ...plain, ...formatOf(choice), question: choice.question }
    : undefined
}

/** The owner has not changed the question. */
const isWordedFrom = (text: string, spoken: string, { language, goal }: QuestionBrief) =>
  [undefined, languageOf(language).clauses.audience(goal)].some((audience) =>
    wordingsOf(text, language)(audience).has(spoken),
  ) || writtenQuestions(text, language)(goal).has(spoken)

const writtenQuestions = cachedByLanguage(400, (text, language: SurveyLanguage) => {
  let written: { goal: string; texts: ReadonlySet<string> } | undefined
  return (goal: string): ReadonlySet<string> => {
    if (written?.goal !== goal) {
      const questions = surveyWriterOf(language)?.questions(text, goal) ?? []
      written = { goal, texts: new Set(questions.map((each) => each.text)) }
    }
    return written.texts
  }
})

/** The points of a survey are worded for each question. */
const wordingsOf = cachedByLanguage(400, (text, language: SurveyLanguage) => {
  const wordings = new Map<string | undefined, ReadonlySet<string>>()
  return (audience: string | undefined): ReadonlySet<string> => {
    const known = wordings.get(audience)
    if (known) return known
    const candidates = questionCandidates(text, { language, audience })
    const texts = new Set(candidates.map((each) => each.text))
    wordings.set(audience, texts)
    return texts
  }
})

/** A question of how much of one thing, with the meaning of both ends. */
function prepareScale(
  plain: Omit<PreparedQuestion, 'kind' | 'options'>,
  { kinds, language }: Pick<QuestionBrief, 'kinds' | 'language'>,
): PreparedQuestion | undefined {
  const { choices, grammar } = languageOf(language)
  const { pattern, ends } = choices.degree
  const isDegree =
    pattern.test(fold(plain.question).replace(/^¿/u, '')) &&
    plain.question.search(grammar.clauseBoundary) < 0
  if (!isDegree || !kinds.includes('scale')) return undefined
  const question = plain.question.replace(/[?؟]$/u, (mark) => ends + mark)
  return { ...plain, question, kind: 'scale', options: [] }
}

/** What the goal itself names for a point that asks which of several, and a way out; empty where it names nothing. */
function namedOptions(text: string, goal: string, language: SurveyLanguage): string[] {
  const { choices, clauses, grammar, texts } = languageOf(language)
  if (!choices.which.test(fold(text))) return []
  const list = choices.listed.exec(text)?.[1] ?? listBehind(text, goal, clauses.boundary) ?? ''
  const options = splitList(list, choices.ranking.conjunction).map((item) =>
    upperFirst(item.replace(grammar.leadingArticle, '')),
  )
  const isFit =
    options.length >= 2 &&
    options.length <= maxNamedOptions &&
    options.every((each) => each.length <= maxOptionLength && each.split(' ').length <= 5) &&
    new Set(options.map(fold)).size === options.length
  return isFit ? [...options, texts.form.other] : []
}

/** "which plan (basic, plus or family) they prefer", "which plan they prefer: basic, plus or family" */
function listBehind(text: string, goal: string, boundary: RegExp): string | undefined {
  const start = text.toLowerCase().split(' ').slice(0, 2).join(' ')
  const at = goal.toLowerCase().indexOf(start)
  if (at < 0) return undefined
  const [sentence = ''] = goal.slice(at, at + text.length + maxListDistance).split(/[.?؟!\n]/u)
  const next = [...sentence.matchAll(boundary)].find(({ index }) => index > 0)
  const rest = sentence.slice(0, next?.index)
  return (/^[^,،;]{4,60}?\(([^)]+)\)/u.exec(rest) ??
    /^[^,،;:(]{8,90}:\s*([^;:]+)$/u.exec(rest))?.[1]
}

/** The items of a list, with a capital. */
export const splitList = (list: string, conjunction: RegExp): string[] => {
  const parts = list.split(/[,،;؛]\s*/u)
  return [...parts.slice(0, -1), ...parts.slice(-1).flatMap((last) => last.split(conjunction))]
    .map((each) => upperFirst(each.trim()))
    .filter((each) => each !== '')
}

export const formatOf = ({ kind, options }: Choice) => ({ kind, options })

export const fitsOwnWords = (own: string, choice: Choice, language: SurveyLanguage) =>
  choice.kind === 'multiple' || asksDegree(own, choice, language)

/** Whether a question asks for the degree that the choice measures, and for nothing else. */
const asksDegree = (question: string, { sameDegree }: Choice, language: SurveyLanguage) =>
  sameDegree?.test(fold(question)) === true &&
  question.search(languageOf(language).grammar.clauseBoundary) < 0

export function choiceTopic(
  text: string,
  language: SurveyLanguage,
  kinds: readonly QuestionKind[],
): ChoiceTopic | undefined {
  const { byTopic } = languageOf(language).choices
  const folded = fold(text)
  return choiceTopics.find(
    (topic) => kinds.includes(byTopic[topic].kind) && byTopic[topic].pattern.test(folded),
  )
}

export function closedKind(question: string | undefined, language: SurveyLanguage) {
  if (question === undefined) return undefined
  const { openQuestion, closedQuestion } = languageOf(language).choices
  const folded = fold(question).replace(/^¿/, '')
  if (!openQuestion.test(folded)) return 'boolean'
  return (['number', 'date'] as const).find((kind) => closedQuestion[kind].test(folded))
}

/** Ignores the first letter, which is small within a sentence. */
export const wasAsked = (question: string, transcript: readonly Exchange[]) =>
  transcript.some((exchange) => exchange.question.includes(question.slice(1)))
