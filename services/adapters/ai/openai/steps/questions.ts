import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { QuestionKind, type SurveyQuestion } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { Ask, Step } from '../ask.ts'
import { cut, distinct } from '../text/plain.ts'
import { invalid } from '../wire/failures.ts'

const Reply = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      type: QuestionKind,
      is_required: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
})
type Reply = z.infer<typeof Reply>
type Said = Reply['questions'][number]

const step: Step<Reply> = { name: 'questions', reply: Reply, usualTokens: 600, mostTokens: 5_000 }

export const questioning =
  (ask: Ask): Ai['questions'] =>
  async (wanted, asking) => {
    const { said, provenance } = await ask(step, wanted, asking)
    const usable = said.questions.flatMap((question) => questionOf(question) ?? [])
    const questions = onceEach(usable).slice(0, wanted.count)
    if (questions.length === 0) throw invalid(step.name, 'there is no usable question')
    return { questions, provenance }
  }

/** A choice of fewer than two is none; what is no choice has nothing to choose from. */
function questionOf({
  text,
  type,
  is_required,
  options,
}: Said): Omit<SurveyQuestion, 'id'> | undefined {
  const asked = { text: cut(text, limits.questionText.max), type, is_required }
  if (asked.text === '') return undefined
  if (type !== 'multiple' && type !== 'ranking') return { ...asked, options: [] }
  const choices = distinct(options, limits.options.length).slice(0, limits.options.max)
  return choices.length < 2 ? undefined : { ...asked, options: choices }
}

function onceEach(questions: Omit<SurveyQuestion, 'id'>[]): Omit<SurveyQuestion, 'id'>[] {
  const wanted = new Set(
    distinct(
      questions.map(({ text }) => text),
      limits.questionText.max,
    ),
  )
  return questions.filter(({ text }) => wanted.delete(text))
}
