import type { SurveyQuestion } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import type { QuestionsRequest } from '#ports/ai/authoring.ts'
import { prepareSubject } from '../interview/question-selection.ts'
import { languageOf } from '../../languages/languages.ts'
import { exclusiveOptionsIn } from '../../rules/exclusive-options.ts'
import { stripPunctuation } from '../../rules/text/sentence.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { proposeStructure } from './survey-structure.ts'
import { renderQuestion } from '../interview/question-rendering.ts'

type Question = Omit<SurveyQuestion, 'id'>
type ResolvedPoint = { text: string; brief: QuestionBrief }

const rulesVersion = 'rules-questions-1'
/** Numbers of options in a list. */
const optionCount = { min: 3, max: 5 }
/** From this count on, the last question is the closing one. */
const minCountForClosing = 4
const closedQuestionShare = 0.4

/** The written questions for the points of the goal's purpose, mixed with closed questions; beyond those that are known. */
export const proposeQuestions: Ai['questions'] = async ({ alreadyProposed = [], ...asked }) => {
  const request = { ...asked, count: asked.count + alreadyProposed.length }
  const proposal = await proposeStructure(request.goal, languageOf(request.language).locale)
  const briefs = proposal.validation_points.map(({ id, text, spoken_question: spoken }) =>
    briefFor(request, proposal, { id, text, ...(spoken && { question: spoken.text }) }),
  )
  const last = await renderQuestion(briefFor(request, proposal, null))
  return withProvenance(rulesVersion, () => ({
    questions: uniqueQuestions(
      arrangeQuestions(request, briefs, toOpenQuestion(last.text, false)),
    ).map(withExclusiveOptions),
  }))
}

function briefFor(
  { goal, title, language }: QuestionsRequest,
  proposal: Awaited<ReturnType<typeof proposeStructure>>,
  objective: QuestionBrief['objective'],
): QuestionBrief {
  return {
    goal,
    title,
    language,
    surveyLanguage: objective ? proposal.language : language,
    personality: 'professional',
    purpose: objective ? 'objective' : 'closing',
    probe: null,
    kinds: ['open', 'scale', 'nps', 'multiple', 'boolean'],
    objective,
    about: null,
    after: null,
    transcript: [],
    number: 1,
    facts: { questionsLeft: 1, identifiedBy: 'nothing' },
  }
}

/** The first question of each point first, closed questions between open ones, the closing question last. */
function arrangeQuestions(
  { goal, count, language }: QuestionsRequest,
  briefs: readonly QuestionBrief[],
  closing: Question,
): Question[] {
  const points = briefs.flatMap((brief) => resolvePoint(brief) ?? [])
  const first = withScore(
    points.flatMap(({ brief }) => firstQuestion(brief)),
    { goal, language },
  )
  const further = points.flatMap(({ brief }) => furtherQuestions(brief, first))
  const closed = closedQuestions(points, language)
  const room = Math.max(count - (count < minCountForClosing ? 0 : 1), 0)
  const between = closed.slice(0, Math.floor(room * closedQuestionShare))
  const open = [...first, ...further].slice(0, room - between.length)
  const mixed = open.flatMap((question, index) => {
    const next = index % 2 === 1 ? between[(index - 1) / 2] : undefined
    return next ? [question, next] : [question]
  })
  const placed = new Set(mixed)
  const all = [...mixed, ...between.filter((each) => !placed.has(each))]
  return count < minCountForClosing ? all : [...all, closing]
}

/** The score's own name is the same in every language. */
const scoreName = /\bnps\b|net promoter/iu

/** The score for recommending, once, and its reason after it where no other question shares a word with that. */
function withScore(
  questions: readonly Question[],
  { goal, language }: Pick<QuestionsRequest, 'goal' | 'language'>,
): Question[] {
  const { choices, texts } = languageOf(language)
  const { question, kind } = choices.byTopic.recommend
  const asked = questions.find(({ type }) => type === 'nps')
  if (!asked && (kind !== 'nps' || !scoreName.test(goal))) return [...questions]
  const score: Question = asked ?? { text: question, type: 'nps', is_required: true, options: [] }
  const others = questions.filter(({ type }) => type !== 'nps')
  const reason = texts.form.scoreReason
  const stemsOf = (text: string) => contentStems(tokenize(text), language)
  const words = stemsOf(reason)
  const isAsked = others.some(({ text }) => stemsOf(text).some((stem) => words.includes(stem)))
  const scored = isAsked ? [score] : [score, toOpenQuestion(reason, false)]
  // A closed question follows every second open one, and nothing stands between the score and its reason.
  const place = asked ? questions.indexOf(asked) : 0
  const at = place - (place % 2)
  return [...others.slice(0, at), ...scored, ...others.slice(at)]
}

/** A point in the language of the survey; undefined for the owner's own words in another language. */
function resolvePoint(brief: QuestionBrief): ResolvedPoint | undefined {
  const subject = prepareSubject(brief.objective!.text, brief)
  return subject.isOtherLanguage ? undefined : { text: stripPunctuation(subject.text), brief }
}

function firstQuestion(brief: QuestionBrief): Question[] {
  const { text, prepared } = prepareSubject(brief.objective!.text, brief)
  if (prepared)
    return [
      {
        text: prepared.question,
        type: prepared.kind,
        is_required: true,
        options: [...prepared.options],
      },
    ]
  const { importance } = languageOf(brief.language).choices.byTopic
  return [toScaleQuestion(importance.question, stripPunctuation(text))]
}

/** Further open questions about a point. */
function furtherQuestions(brief: QuestionBrief, first: readonly Question[]): Question[] {
  const { prepared } = prepareSubject(brief.objective!.text, { ...brief, kinds: ['open'] })
  const used = new Set(first.map(({ text }) => text))
  return [prepared?.question, prepared?.rephrasing]
    .filter((text) => text !== undefined && text !== '' && !used.has(text))
    .map((text) => toOpenQuestion(text!, false))
}

function closedQuestions(
  points: readonly ResolvedPoint[],
  language: QuestionsRequest['language'],
): Question[] {
  const { choices, texts: sentences } = languageOf(language)
  const { multipleChoice, other, ranking, yesNo } = sentences.form
  const texts = points.map(({ text }) => text).slice(0, optionCount.max)
  const scale = texts[0] ? [toScaleQuestion(choices.byTopic.importance.question, texts[0])] : []
  const agreed: Question = { text: yesNo, type: 'boolean', is_required: true, options: [] }
  if (texts.length < optionCount.min) return [...scale, agreed]
  const list = { is_required: true, options: texts }
  return [
    { ...list, text: multipleChoice, type: 'multiple', options: [...texts, other] },
    agreed,
    { ...list, text: ranking, type: 'ranking' },
    ...scale,
  ]
}

function withExclusiveOptions(question: Question): Question {
  const exclusive_options = exclusiveOptionsIn(question.type, question.options)
  return exclusive_options.length > 0 ? { ...question, exclusive_options } : question
}

const toScaleQuestion = (template: string, point: string): Question => ({
  text: template.replace('{point}', () => point),
  type: 'scale',
  is_required: true,
  options: [],
})

const toOpenQuestion = (text: string, is_required: boolean): Question => ({
  text,
  type: 'open',
  is_required,
  options: [],
})

function uniqueQuestions(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [question.text, question])).values()]
}
