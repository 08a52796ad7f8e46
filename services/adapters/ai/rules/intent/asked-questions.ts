// What an answer asks or says about the conversation itself, sentence by sentence.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Span } from '#ports/ai/common.ts'
import { languageOf } from '../../languages/languages.ts'
import type { RespondentQuestionTopic } from '../../languages/types/respondent-questions.ts'
import { contentStems } from '../text/content-stems.ts'
import { cachedByLanguage } from '../text/text-cache.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'
import { isNearlyAll, plainQuestionsIn } from './plain-questions.ts'
import {
  detectRespondentQuestion,
  indirectQuestionIn,
  isTopic,
  questionBehind,
} from './respondent-question.ts'

/** `other`: something that neither the survey nor the product answers. */
export type AskedKind =
  | RespondentQuestionTopic
  | 'meaning'
  | 'subject'
  | 'opinion'
  | 'next'
  | 'unclear'
  | 'unheard'
  | 'other'

export type SentenceRead = Span & {
  kind: AskedKind | undefined
  /** Says something besides a question. */
  isStatement: boolean
  isQuestion: boolean
  /** Ends the answer and expects a reply. */
  isClosing: boolean
}

const maxQuestionWords = 20
/** A remark about the question, behind an answer. */
const maxRemarkWords = 4
const maxEitherWords = 7

/** The sentences of an answer; the questions among them that expect a reply have a kind. */
export const readSentences = cachedByLanguage(200, findSentences)

function findSentences(answer: string, language: SurveyLanguage): readonly SentenceRead[] {
  const sentences = [...answer.matchAll(/[^.!?؟…\n]+[.!?؟…]*/gu)]
    .flatMap(({ 0: text, index }) => splitAtPlainQuestions(text, index, language))
    .filter(({ text }) => tokenize(text).length > 0)
  const read = sentences.map(({ text, start, end }, at) => {
    const isQuestion = /[?؟]\s*$/.test(text)
    const isLast = at === sentences.length - 1
    const indirect = indirectQuestionIn(text, language)
    const closing = isLast
      ? (indirect ?? (isQuestion ? closingKind(text, language, { isApart: at > 0 }) : undefined))
      : undefined
    const topic = indirect && isTopic(indirect) ? indirect : undefined
    const kind = topic ?? kindOf(text, language, { isFirst: at === 0, isQuestion }) ?? closing
    const tells = contentStems(tokenize(text), language).length > 0 || /\p{N}/u.test(text)
    const isStatement = !isQuestion && !kind && tells
    return { start, end, isQuestion, kind, isStatement, isClosing: closing !== undefined }
  })
  // A statement after a question of the respondent answers that question.
  const lastStatement = read.findLastIndex(({ isStatement }) => isStatement)
  return read.map((each, at) =>
    each.kind && at < lastStatement && !holdsAnywhere(each.kind)
      ? { ...each, kind: undefined }
      : each,
  )
}

/** A question in a longer sentence stands apart from the rest of it. */
function splitAtPlainQuestions(
  text: string,
  offset: number,
  language: SurveyLanguage,
): (Span & { text: string })[] {
  const { nothing } = languageOf(language).followUps
  const isBesideNothing = (start: number) => nothing.test(toSearchText(text.slice(0, start)))
  const apart = plainQuestionsIn(text).filter(
    (each) => !isNearlyAll(each, text) && !isBesideNothing(each.start),
  )
  const bounds = apart.flatMap(({ start, end }) => [
    text.slice(0, start).trimEnd().length,
    markEnd(text, end),
  ])
  const behind = apart.length === 0 ? questionBehind(text, language) : undefined
  if (behind !== undefined && !isBesideNothing(behind))
    bounds.push(text.slice(0, behind).trimEnd().length)
  const cuts = [...new Set([0, ...bounds, text.length])].toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1]!
    return { text: text.slice(start, end), start: offset + start, end: offset + end }
  })
}

/** Behind the marks that follow. */
const markEnd = (text: string, end: number) =>
  end + (/^[,،;؛.!?؟…)"”»]*/u.exec(text.slice(end))?.[0].length ?? 0)

export const askedKindsIn = (answer: string, language: SurveyLanguage): AskedKind[] => [
  ...new Set(readSentences(answer, language).flatMap(({ kind }) => kind ?? [])),
]

const maxEchoWords = 4

/** "Call who?": a few words of the question that are asked back, or none at all. */
export function echoesQuestion(
  { question, answer }: { question: string; answer: string },
  language: SurveyLanguage,
): boolean {
  const words = tokenize(answer)
  const isBrief = words.length <= maxEchoWords
  // "The brother? Which brother"
  const isMarked = (isBrief ? /[?؟]/ : /[?؟]\s*$/).test(answer)
  if (!isBrief) return isMarked && repeatsQuestion(question, answer)
  if (words.length === 0) return isMarked
  if (!isMarked && !askedKindsIn(answer, language).includes('meaning')) return false
  if (detectRespondentQuestion(answer)) return false
  if (repeatsQuestion(question, answer)) return true
  const asked = new Set(contentStems(tokenize(question), language))
  return contentStems(words, language).some((stem) => asked.has(stem))
}

/** In words, of a question that is the one before but for a word; and the share of its words that it has in common with it. */
const repeatedQuestion = { min: 4, max: 9, share: 0.7 }

/** "How has what been going?" */
function repeatsQuestion(question: string, answer: string): boolean {
  const words = tokenize(answer)
  if (words.length < repeatedQuestion.min || words.length > repeatedQuestion.max) return false
  const asked = new Set(tokenize(question).map(({ folded }) => folded))
  return (
    words.filter(({ folded }) => asked.has(folded)).length >= repeatedQuestion.share * words.length
  )
}

/** What asks for other words rather than for a reply. */
export const asksForWords = (kind: AskedKind): boolean =>
  kind === 'meaning' || kind === 'subject' || kind === 'unclear'

/** What it is all for may be asked in despair. */
const mayBeDespair: ReadonlySet<AskedKind> = new Set([
  ...(['reason', 'outcome', 'handling', 'person'] as const),
])

/** Whether every sentence of an answer asks about the conversation, or for other words for the question. */
export function isAllAboutConversation(answer: string, language: SurveyLanguage): boolean {
  const sentences = readSentences(answer, language)
  return (
    sentences.length > 0 &&
    sentences.every(
      ({ kind }) => kind && (asksForWords(kind) || (isTopic(kind) && !mayBeDespair.has(kind))),
    )
  )
}

/** What is asked wherever it stands in an answer. */
export const holdsAnywhere = (kind: AskedKind) =>
  isTopic(kind) || kind === 'unclear' || kind === 'unheard'

/** What the end of an answer asks: a sentence of its own that expects a reply, or what follows a comma and is about the survey. */
function closingKind(
  text: string,
  language: SurveyLanguage,
  { isApart }: { isApart: boolean },
): AskedKind | undefined {
  const { closingQuestion, rhetorical } = languageOf(language).remarks
  const end = text.split(/[,،;؛:]\s+|\s[-–—]\s/u).at(-1) ?? text
  const searched = toSearchText(end)
  if (rhetorical.test(toSearchText(text)) || tokenize(text).length > maxQuestionWords)
    return undefined
  return isApart || closingQuestion.test(searched)
    ? (detectRespondentQuestion(end) ?? 'other')
    : undefined
}

function kindOf(
  text: string,
  language: SurveyLanguage,
  { isFirst, isQuestion }: { isFirst: boolean; isQuestion: boolean },
): AskedKind | undefined {
  const { remarks } = languageOf(language)
  const searched = toSearchText(text)
  const topic = detectRespondentQuestion(text)
  if (topic) return topic
  if (remarks.unheard.test(searched)) return 'unheard'
  const isBrief = tokenize(text).length <= maxRemarkWords
  if ((isFirst || isBrief) && remarks.unclear.test(searched)) return 'unclear'
  if (remarks.notUnderstood.test(searched)) return 'unclear'
  if (tokenize(text).length > maxQuestionWords) return undefined
  return kindOfShort(text, language, { isFirst, isQuestion })
}

function kindOfShort(
  text: string,
  language: SurveyLanguage,
  { isFirst, isQuestion }: { isFirst: boolean; isQuestion: boolean },
): AskedKind | undefined {
  const { remarks, respondentQuestions } = languageOf(language)
  const searched = toSearchText(text)
  const { next, subject, meaning, opinion } = respondentQuestions
  if (next.test(searched)) return 'next'
  if (isQuestion && remarks.rhetorical.test(searched)) return undefined
  if (subject.test(searched)) return 'subject'
  if (meaning.test(searched)) return 'meaning'
  if (!isQuestion) return undefined
  if (isFirst && isEitherQuestion(text, language)) return 'meaning'
  if (opinion.test(searched)) return 'opinion'
  return remarks.address.test(searched) ? 'other' : undefined
}

/** "Per day or per week?" */
const isEitherQuestion = (text: string, language: SurveyLanguage): boolean =>
  tokenize(text).length <= maxEitherWords &&
  languageOf(language).respondentQuestions.alternative.test(toSearchText(text))
