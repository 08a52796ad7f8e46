// Checks the questions that a model proposes before they are stored: what breaks a rule is mended, else cut or left out.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { Ai } from '#ports/ai.ts'

export type QuestionRules = {
  /** The rule that a question breaks; `others` are the survey's questions before it, `named` the texts of its point and title. */
  flawOf: (
    text: string,
    language: SurveyLanguage,
    others: readonly string[],
    named: readonly string[],
  ) => string | undefined
  /** The first of the questions in a text. */
  firstQuestionIn: (text: string, language: SurveyLanguage) => string
  /** Rules that a question may break: what a model makes of it is seldom better. */
  mildFlaws: ReadonlySet<string>
}

type Mend = NonNullable<Ai['mend']>
type Deps = { ai: Pick<Ai, 'mend'>; questionRules: QuestionRules }

/** Calls for the questions of one survey. A question that a call returned with a serious flaw is sent once more. */
const maxCalls = 2
/** For all of them. */
const mendingMs = 60_000

/** A point whose question cannot be mended has none: the engine words one when it is needed. */
export async function soundQuestions<T extends SurveyStructure>(
  { ai, questionRules }: Deps,
  structure: T,
  signal?: AbortSignal,
): Promise<T> {
  const { language, validation_points: points } = structure
  const flawed = findFlawed(structure, questionRules)
  if (!ai.mend || flawed.length === 0) return structure
  const ids = new Set(flawed.map(({ id }) => id))
  const sound = new Map(
    points.flatMap(({ id, spoken_question: asked }) =>
      asked && !ids.has(id) ? [[id, asked.text] as const] : [],
    ),
  )
  const ending = AbortSignal.any([AbortSignal.timeout(mendingMs), ...(signal ? [signal] : [])])
  await mendFlawed(ai.mend, { structure, flawed, sound, questionRules }, ending)
  signal?.throwIfAborted()
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
  { title, language, validation_points: points }: SurveyStructure,
  { flawOf, mildFlaws }: QuestionRules,
): Flawed[] {
  const before: string[] = []
  return points.flatMap(({ id, text, spoken_question: asked }) => {
    const question = asked?.text ?? ''
    const problem = asked ? flawOf(question, language, before, [text, title]) : 'missing'
    if (asked) before.push(question)
    return problem === undefined || mildFlaws.has(problem) ? [] : [{ id, text, question, problem }]
  })
}

type Mending = {
  structure: SurveyStructure
  flawed: readonly Flawed[]
  /** By the ids of their points; what is found is added. */
  sound: Map<string, string>
  questionRules: QuestionRules
}

async function mendFlawed(mend: Mend, mending: Mending, signal: AbortSignal): Promise<void> {
  const { structure, flawed, sound } = mending
  const { title, language, validation_points: points } = structure
  const found = new Map(flawed.map(({ id, question }) => [id, [question]]))
  let left = [...flawed]
  for (let call = 1; call <= maxCalls && left.length > 0; call += 1) {
    const questions = left.map(({ text, question, problem }) => ({
      point: text,
      question,
      problem,
    }))
    const others = [...sound.values()]
    const reply = await mend({ title, language, questions, others }, { signal })
      // Without it the questions are cut or left out.
      .catch(() => undefined)
    if (!reply) break
    for (const [at, { id }] of left.entries())
      found.set(id, [reply.questions[at] ?? '', ...(found.get(id) ?? [])])
    left = left.flatMap((each) => {
      const [text = ''] = found.get(each.id) ?? []
      const problem = flawAt(each.id, text, mending)
      if (problem === undefined) sound.set(each.id, text)
      const isSerious = problem !== undefined && !mending.questionRules.mildFlaws.has(problem)
      return isSerious && text !== '' ? [{ ...each, question: text, problem }] : []
    })
  }
  for (const { id } of points) {
    const text = sound.has(id) ? undefined : bestOf(id, found.get(id) ?? [], mending)
    if (text) sound.set(id, text)
  }
}

/** The newest wording without a flaw, else the newest with a mild one; without either, one that asks several questions is cut. */
function bestOf(id: string, texts: readonly string[], mending: Mending): string | undefined {
  const { structure, questionRules } = mending
  const { firstQuestionIn, mildFlaws } = questionRules
  const read = (candidates: readonly string[]) =>
    candidates.filter(Boolean).map((text) => ({ text, flaw: flawAt(id, text, mending) }))
  const soundest = (candidates: ReturnType<typeof read>) =>
    (
      candidates.find(({ flaw }) => flaw === undefined) ??
      candidates.find(({ flaw = '' }) => mildFlaws.has(flaw))
    )?.text
  const whole = read(texts)
  const several = whole.filter(({ flaw }) => flaw === 'several-questions')
  const cut = several.map(({ text }) => firstQuestionIn(text, structure.language))
  return soundest(whole) ?? soundest(read(cut))
}

function flawAt(id: string, text: string, mending: Mending): string | undefined {
  const { structure, sound, questionRules } = mending
  const { language, title, validation_points: points } = structure
  const place = points.findIndex((point) => point.id === id)
  // The one before it is the last.
  const around = [...points.slice(place + 1), ...points.slice(0, place)]
  const others = around.flatMap((point) => sound.get(point.id) ?? [])
  return questionRules.flawOf(text, language, others, [points[place]?.text ?? '', title])
}
