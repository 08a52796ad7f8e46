import type { Locale } from '#contract/languages.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Ai, QuestionBrief, QuestionsWanted } from '#ports/ai.ts'
import { subjectOf } from './asks.ts'
import { choicesIn } from './choices/all.ts'
import { formQuestions } from './form-questions.ts'
import { plainly } from './phrase.ts'
import { measured } from './provenance.ts'
import { structure } from './structure.ts'
import { word } from './word.ts'

type Question = Omit<SurveyQuestion, 'id'>
type Known = { text: string; brief: QuestionBrief }

const promptVersion = 'questions-1'
/** Points that one can take in at a glance. */
const choosable = { min: 3, max: 5 }
/** From so many questions on, the last one is for what was not asked. */
const closingFrom = 4
const tapShare = 0.4
const localeOf: Readonly<Record<QuestionsWanted['language'], Locale>> = {
  'pt-br': 'pt-br',
  en: 'en',
  ar: 'ar',
  es: 'en',
}

/** The questions that people wrote for the points of the goal's purpose, with others among them that a tap answers. */
export const questions: Ai['questions'] = async (wanted) => {
  const proposal = await structure(wanted.goal, localeOf[wanted.language])
  const briefs = proposal.validation_points.map(({ id, text }) =>
    briefFor(wanted, proposal, { id, text }),
  )
  const last = await word(briefFor(wanted, proposal, null))
  return measured(promptVersion, () => ({
    questions: distinct(arranged(wanted, briefs, asOpen(last.text, false))),
  }))
}

function briefFor(
  { goal, title, language }: QuestionsWanted,
  proposal: Awaited<ReturnType<typeof structure>>,
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
    soFar: [],
    number: 1,
    facts: { questionsLeft: 1, knownBy: 'nothing' },
  }
}

/** What matters most first; taps among the typing; at the end what nobody thought of. */
function arranged(
  { count, language }: QuestionsWanted,
  briefs: readonly QuestionBrief[],
  closing: Question,
): Question[] {
  const points = briefs.flatMap((brief) => known(brief) ?? [])
  const first = points.flatMap(({ brief }) => firstAbout(brief))
  const further = points.flatMap(({ brief }) => furtherAbout(brief, first))
  const taps = tapsFor(points, language)
  const room = Math.max(count - (count < closingFrom ? 0 : 1), 0)
  const among = taps.slice(0, Math.floor(room * tapShare))
  const typed = [...first, ...further].slice(0, room - among.length)
  const mixed = typed.flatMap((question, index) => {
    const tap = index % 2 === 1 ? among[(index - 1) / 2] : undefined
    return tap ? [question, tap] : [question]
  })
  const placed = new Set(mixed)
  const all = [...mixed, ...among.filter((tap) => !placed.has(tap))]
  return count < closingFrom ? all : [...all, closing]
}

/** A point in the language of the survey; one in the owner's own words of another language is none. */
function known(brief: QuestionBrief): Known | undefined {
  const subject = subjectOf(brief.objective!.text, brief)
  return subject.isForeign ? undefined : { text: plainly(subject.text), brief }
}

function firstAbout(brief: QuestionBrief): Question[] {
  const { text, asks } = subjectOf(brief.objective!.text, brief)
  if (asks)
    return [{ text: asks.ask, type: asks.kind, is_required: true, options: [...asks.options] }]
  const { importance } = choicesIn[brief.language].of
  return [asScale(importance.ask, plainly(text))]
}

/** The same point from another side. */
function furtherAbout(brief: QuestionBrief, first: readonly Question[]): Question[] {
  const { asks } = subjectOf(brief.objective!.text, { ...brief, kinds: ['open'] })
  const asked = new Set(first.map(({ text }) => text))
  return [asks?.ask, asks?.again]
    .filter((text) => text !== undefined && text !== '' && !asked.has(text))
    .map((text) => asOpen(text!, false))
}

function tapsFor(points: readonly Known[], language: QuestionsWanted['language']): Question[] {
  const { choose, other, rank, yesNo } = formQuestions[language]
  const texts = points.map(({ text }) => text).slice(0, choosable.max)
  const scale = texts[0] ? [asScale(choicesIn[language].of.importance.ask, texts[0])] : []
  const agreed: Question = { text: yesNo, type: 'boolean', is_required: true, options: [] }
  if (texts.length < choosable.min) return [...scale, agreed]
  const list = { is_required: true, options: texts }
  return [
    { ...list, text: choose, type: 'multiple', options: [...texts, other] },
    agreed,
    { ...list, text: rank, type: 'ranking' },
    ...scale,
  ]
}

const asScale = (ask: string, point: string): Question => ({
  text: ask.replace('{point}', () => point),
  type: 'scale',
  is_required: true,
  options: [],
})

const asOpen = (text: string, is_required: boolean): Question => ({
  text,
  type: 'open',
  is_required,
  options: [],
})

function distinct(asked: readonly Question[]): Question[] {
  return [...new Map(asked.map((question) => [question.text, question])).values()]
}
