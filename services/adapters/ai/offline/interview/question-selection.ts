// Selects the question for an objective, and its kind.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Exchange, QuestionBrief } from '#ports/ai/interview.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { findKnownPoint, type KnownPoint } from '../points/known-points.ts'
import { spokenQuestionOf } from '../points/spoken-question.ts'
import { extractGist, isQuestion, stripPunctuation, upperFirst } from '../../rules/text/sentence.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import {
  choiceTopic,
  closedKind,
  fitsOwnWords,
  formatOf,
  maxOptionLength,
  type PreparedQuestion,
  prepareSpokenChoice,
  splitList,
  wasAsked,
} from './spoken-choices.ts'

const maxQuestionLength = 110
const maxLabelLength = 90
/** As many as fit on the screen of a phone. */
const maxRankingOptions = 8

export type Subject = {
  /** As the owner wrote it; a known point in the language of the wording. */
  text: string
  /** Written in another language than that of the wording. */
  isOtherLanguage: boolean
  prepared: PreparedQuestion | undefined
}

/** The text of an objective in the language of the wording, and the question prepared for it. */
export function prepareSubject(text: string, brief: QuestionBrief): Subject {
  const { language, surveyLanguage } = brief
  const known = findKnownPoint(text, surveyLanguage, language)
  const isForeign = !known && surveyLanguage !== language
  const spoken = spokenQuestion(text, known, brief)
  const own = spoken || known || isForeign ? undefined : ownerQuestion(text, language)
  const prepared =
    (brief.purpose === 'objective'
      ? spoken
        ? prepareSpokenChoice(text, spoken, known, brief)
        : prepareClosedQuestion(text, own, known, brief)
      : undefined) ??
    prepareOpenQuestion(
      own,
      known && spoken ? { ...known, question: spoken } : known,
      brief,
      spoken ?? (known || own ? undefined : labelQuestion(text, brief)),
    )
  return { text: known?.text ?? text, isOtherLanguage: isForeign, prepared }
}

/** The stored question of the objective; where none is stored, one worded from a clause about "them". */
function spokenQuestion(
  text: string,
  known: KnownPoint | undefined,
  { objective, language, surveyLanguage }: QuestionBrief,
): string | undefined {
  if (!objective || surveyLanguage !== language) return undefined
  if (objective.question) return objective.question
  const { clauses, grammar } = languageOf(language)
  const isClause = clauses.question.test(text) && text.search(grammar.clauseBoundary) < 0
  const isAsked = /[?؟]/.test(text) || ownerQuestion(text, language) !== undefined
  return known || isAsked || !isClause ? undefined : spokenQuestionOf(text, language)
}

/** The question of a point that is a label, such as "Main reasons for leaving". */
function labelQuestion(
  text: string,
  { objective, goal, language, surveyLanguage }: QuestionBrief,
): string | undefined {
  if (!objective || language !== surveyLanguage) return undefined
  const { clauses, grammar } = languageOf(language)
  const isText = text.search(grammar.clauseBoundary) >= 0 || /[?؟!:]|\.\.|…/.test(text)
  if (isText || clauses.question.test(text)) return undefined
  const { short } = extractGist(text, language, maxLabelLength)
  if (!short || detectLanguage(short, language) !== language) return undefined
  return spokenQuestionOf(short, language, clauses.audience(goal))
}

function prepareOpenQuestion(
  own: string | undefined,
  known: KnownPoint | undefined,
  { transcript }: QuestionBrief,
  spoken: string | undefined,
) {
  const plain = { kind: 'open', options: [] } as const
  if (spoken && !known)
    return { ...plain, question: spoken, rephrasing: '', isOwnerQuestion: false }
  if (own) return { ...plain, question: own, rephrasing: '', isOwnerQuestion: true }
  const { question, rephrasing } = known ?? {}
  if (!question || !rephrasing) return undefined
  return {
    ...plain,
    question,
    rephrasing: wasAsked(rephrasing, transcript) ? '' : rephrasing,
    isOwnerQuestion: false,
  }
}

/**
 * The score from 0 to 10 where the point is about recommending. By the owner's own question: yes or no, a number, a date, a
 * ranking. Else a scale or a list that fits and was not asked yet.
 */
function prepareClosedQuestion(
  text: string,
  own: string | undefined,
  known: KnownPoint | undefined,
  { kinds, language, surveyLanguage, transcript }: QuestionBrief,
): PreparedQuestion | undefined {
  const topic = choiceTopic(text, surveyLanguage, kinds)
  const kind = closedKind(own, language)
  if (own && kind && topic !== 'recommend' && kinds.includes(kind))
    return { question: own, rephrasing: '', kind, options: [], isOwnerQuestion: true }
  const ranked = kinds.includes('ranking') && prepareRankingQuestion(text, surveyLanguage)
  // A list in another language is quoted with the rest of the point.
  if (ranked && surveyLanguage === language && !wasAsked(ranked.question, transcript)) return ranked
  if (!topic) return undefined
  const choice = languageOf(language).choices.byTopic[topic]
  const usesOwn = own !== undefined && fitsOwnWords(own, choice, language)
  const point = stripPunctuation(known?.text ?? text)
  const question = usesOwn ? own : choice.question.replace('{point}', () => point)
  return wasAsked(question, transcript)
    ? undefined
    : { ...formatOf(choice), question, rephrasing: '', isOwnerQuestion: usesOwn }
}

/** "Rank by importance: price, speed, care" */
function prepareRankingQuestion(
  text: string,
  language: SurveyLanguage,
): PreparedQuestion | undefined {
  const { pattern, question, conjunction } = languageOf(language).choices.ranking
  const [lead = '', list, ...rest] = stripPunctuation(text).split(/:\s*/)
  if (!list || rest.length > 0 || !pattern.test(fold(lead).trim())) return undefined
  const options = splitList(list, conjunction)
  const isFit = options.length >= 3 && options.length <= maxRankingOptions
  const areShort = isFit && options.every((each) => each.length <= maxOptionLength)
  const areDistinct = new Set(options.map(fold)).size === options.length
  return areShort && areDistinct
    ? { question, rephrasing: '', kind: 'ranking', options, isOwnerQuestion: false }
    : undefined
}

function ownerQuestion(text: string, language: SurveyLanguage): string | undefined {
  const { short, main } = extractGist(text.split(/(?<=[?؟])/)[0] ?? '', language, maxQuestionLength)
  const question = stripPunctuation(short ?? main)
  const isAsked = /[?؟]/.test(text) || isQuestion(question, language)
  if (!isAsked || question.length > maxQuestionLength) return undefined
  // "Where and when do you read it" is two questions: it is quoted as a point.
  const { clauseBoundary, openingQuestionMark = '', questionMark } = languageOf(language).grammar
  if (question.search(clauseBoundary) >= 0) return undefined
  return `${openingQuestionMark}${upperFirst(question)}${questionMark}`
}

const listedAnswers = acrossLanguages((languages) => ({
  options: new Set(
    languages.flatMap(({ choices }) =>
      Object.values(choices.byTopic).flatMap(({ options }) => options),
    ),
  ),
  yesNo: new Set(languages.flatMap(({ choices }) => choices.yesNo)),
}))

/** Whether an answer was chosen: a score, or an option of a list. Undefined for open answers. */
export function closedAnswerKind(exchange: Exchange | undefined): 'score' | 'choice' | undefined {
  const answer = exchange?.answer.trim() ?? ''
  if (/^-?\d+(?:\.\d+)?$/.test(answer))
    return /(?<!\d)[01](?!\d).*(?<!\d)10(?!\d)/s.test(exchange?.question ?? '') ? 'score' : 'choice'
  const { options, yesNo } = listedAnswers()
  const isListed = yesNo.has(answer) || answer.split(', ').every((part) => options.has(part))
  return isListed ? 'choice' : undefined
}
