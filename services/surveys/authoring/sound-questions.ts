// Checks the questions that a model proposes before they are stored: what breaks a rule is mended once, else cut or left out.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { ValidationPoint } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'

export type QuestionRules = {
  /** The rule that a question breaks; `others` are the survey's questions before it. */
  flawOf: (text: string, language: SurveyLanguage, others: readonly string[]) => string | undefined
  /** The first of the questions in a text. */
  firstQuestionIn: (text: string, language: SurveyLanguage) => string
}

type Deps = { ai: Pick<Ai, 'mend'>; questionRules: QuestionRules }

/** A point whose question cannot be mended has none: the engine words one when it is needed. */
export async function soundQuestions<T extends SurveyStructure>(
  { ai, questionRules }: Deps,
  structure: T,
  signal?: AbortSignal,
): Promise<T> {
  const { title, language, validation_points: points } = structure
  const flawed = findFlawed(points, language, questionRules)
  if (!ai.mend || flawed.length === 0) return structure
  const ids = new Set(flawed.map(({ id }) => id))
  const others = points.flatMap(({ id, spoken_question: asked }) =>
    asked && !ids.has(id) ? [asked.text] : [],
  )
  const questions = flawed.map(({ text, question, problem }) => ({
    point: text,
    question,
    problem,
  }))
  const mended = await ai
    .mend({ title, language, questions, others }, { signal })
    // Without it the questions are cut or left out.
    .catch(() => ({ questions: [] }))
  signal?.throwIfAborted()
  const sound = new Map<string, string>()
  for (const [at, { id, question, problem }] of flawed.entries()) {
    const before = [...others, ...sound.values()]
    const isSound = (text: string) => questionRules.flawOf(text, language, before) === undefined
    const isUsable = (text: string) => isSound(text) || problem === 'begins-alike'
    const found = [mended.questions[at] ?? '', questionRules.firstQuestionIn(question, language)]
    const text = found.find(isSound) ?? found.find((each) => each !== '' && isUsable(each))
    if (text) sound.set(id, text)
  }
  return {
    ...structure,
    validation_points: points.map((point) => {
      if (!ids.has(point.id)) return point
      const { spoken_question: _, ...rest } = point
      const text = sound.get(point.id)
      return text ? { ...rest, spoken_question: { text, language } } : rest
    }),
  }
}

type Flawed = { id: string; text: string; question: string; problem: string }

function findFlawed(
  points: readonly ValidationPoint[],
  language: SurveyLanguage,
  { flawOf }: QuestionRules,
): Flawed[] {
  const before: string[] = []
  return points.flatMap(({ id, text, spoken_question: asked }) => {
    if (!asked) return []
    const problem = flawOf(asked.text, language, before)
    before.push(asked.text)
    return problem === undefined ? [] : [{ id, text, question: asked.text, problem }]
  })
}
