import type { Locale } from '#contract/languages.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Ai, QuestionBrief, QuestionsRequest } from '#ports/ai.ts'
import { prepareSubject } from '../interview/question-selection.ts'
import { choicesByLanguage } from '../../languages/choices.ts'
import { formQuestions } from './form-questions.ts'
import { stripPunctuation } from '../../rules/text/sentence.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { proposeStructure } from './survey-structure.ts'
import { renderQuestion } from '../interview/question-rendering.ts'

type Question = Omit<SurveyQuestion, 'id'>
type ResolvedPoint = { text: string; brief: QuestionBrief }

const promptVersion = 'questions-1'
/** Points that one can take in at a glance. */
const optionCount = { min: 3, max: 5 }
/** From so many questions on, the last one is for what was not asked. */
const minCountForClosing = 4
const closedQuestionShare = 0.4
const localeOf: Readonly<Record<QuestionsRequest['language'], Locale>> = {
  'pt-br': 'pt-br',
  en: 'en',
  ar: 'ar',
  es: 'en',
}

/** The questions that people wrote for the points of the goal's purpose, with others among them that a tap answers. */
export const proposeQuestions: Ai['questions'] = async (wanted) => {
  const proposal = await proposeStructure(wanted.goal, localeOf[wanted.language])
  const briefs = proposal.validation_points.map(({ id, text }) =>
    briefFor(wanted, proposal, { id, text }),
  )
  const last = await renderQuestion(briefFor(wanted, proposal, null))
  return withProvenance(promptVersion, () => ({
    questions: uniqueQuestions(arrangeQuestions(wanted, briefs, toOpenQuestion(last.text, false))),
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
    kinds: ['open', 'scale', 'multiple', 'boolean'],
    objective,
    about: null,
    after: null,
    transcript: [],
    number: 1,
    facts: { questionsLeft: 1, identifiedBy: 'nothing' },
  }
}

/** What matters most first; taps among the typing; at the end what nobody thought of. */
function arrangeQuestions(
  { count, language }: QuestionsRequest,
  briefs: readonly QuestionBrief[],
  closing: Question,
): Question[] {
  const points = briefs.flatMap((brief) => resolvePoint(brief) ?? [])
  const first = points.flatMap(({ brief }) => firstQuestion(brief))
  const further = points.flatMap(({ brief }) => furtherQuestions(brief, first))
  const taps = closedQuestions(points, language)
  const room = Math.max(count - (count < minCountForClosing ? 0 : 1), 0)
  const among = taps.slice(0, Math.floor(room * closedQuestionShare))
  const typed = [...first, ...further].slice(0, room - among.length)
  const mixed = typed.flatMap((question, index) => {
    const tap = index % 2 === 1 ? among[(index - 1) / 2] : undefined
    return tap ? [question, tap] : [question]
  })
  const placed = new Set(mixed)
  const all = [...mixed, ...among.filter((tap) => !placed.has(tap))]
  return count < minCountForClosing ? all : [...all, closing]
}

/** A point in the language of the survey; one in the owner's own words of another language is none. */
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
  const { importance } = choicesByLanguage[brief.language].byTopic
  return [toScaleQuestion(importance.question, stripPunctuation(text))]
}

/** The same point from another side. */
function furtherQuestions(brief: QuestionBrief, first: readonly Question[]): Question[] {
  const { prepared } = prepareSubject(brief.objective!.text, { ...brief, kinds: ['open'] })
  const asked = new Set(first.map(({ text }) => text))
  return [prepared?.question, prepared?.rephrasing]
    .filter((text) => text !== undefined && text !== '' && !asked.has(text))
    .map((text) => toOpenQuestion(text!, false))
}

function closedQuestions(
  points: readonly ResolvedPoint[],
  language: QuestionsRequest['language'],
): Question[] {
  const { multipleChoice, other, ranking, yesNo } = formQuestions[language]
  const texts = points.map(({ text }) => text).slice(0, optionCount.max)
  const scale = texts[0]
    ? [toScaleQuestion(choicesByLanguage[language].byTopic.importance.question, texts[0])]
    : []
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

const toScaleQuestion = (ask: string, point: string): Question => ({
  text: ask.replace('{point}', () => point),
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

function uniqueQuestions(asked: readonly Question[]): Question[] {
  return [...new Map(asked.map((question) => [question.text, question])).values()]
}
