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
  /** Rules that a question may break where no better one is found. */
  mildFlaws: ReadonlySet<string>
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
  const sound = new Map(
    points.flatMap(({ id, spoken_question: asked }) =>
      asked && !ids.has(id) ? [[id, asked.text] as const] : [],
    ),
  )
  const others = [...sound.values()]
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
  for (const [at, { id, question }] of flawed.entries()) {
    const place = points.findIndex((point) => point.id === id)
    // The one before it is the last.
    const around = [...points.slice(place + 1), ...points.slice(0, place)]
    const neighbours = around.flatMap((point) => sound.get(point.id) ?? [])
    const found = [mended.questions[at] ?? '', questionRules.firstQuestionIn(question, language)]
    const flaws = found.map((each) => questionRules.flawOf(each, language, neighbours))
    const text =
      found.find((_, index) => flaws[index] === undefined) ??
      found.find((_, index) => questionRules.mildFlaws.has(flaws[index] ?? ''))
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
    const question = asked?.text ?? ''
    const problem = asked ? flawOf(question, language, before) : 'missing'
    if (asked) before.push(question)
    return problem === undefined ? [] : [{ id, text, question, problem }]
  })
}
