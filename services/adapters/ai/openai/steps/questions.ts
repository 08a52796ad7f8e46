import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { QuestionKind, type SurveyQuestion } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { exclusiveOptionsIn } from '../../rules/exclusive-options.ts'
import { truncate, uniqueTexts } from '../text/plain-text.ts'
import { invalidReply } from '../wire/call-failure.ts'

const Reply = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      type: QuestionKind,
      is_required: z.boolean(),
      options: z.array(z.string()),
      /** Copied from the options; the rules add those that they know. */
      exclusive_options: z.array(z.string()),
    }),
  ),
})
type Reply = z.infer<typeof Reply>
type ReplyQuestion = Reply['questions'][number]

export const questionsStep: Step<Reply> = {
  name: 'questions',
  replySchema: Reply,
  expectedTokens: 600,
  maxTokens: 5_000,
}

export const createQuestionProposer =
  (ask: StepRunner): Ai['questions'] =>
  async (request, asking) => {
    const { reply, provenance } = await ask(questionsStep, request, asking)
    const usable = reply.questions.flatMap((question) => questionOf(question) ?? [])
    const known = request.alreadyProposed?.length ?? 0
    const questions = uniqueQuestions(usable).slice(0, request.count + known)
    if (questions.length === 0)
      throw invalidReply(questionsStep.name, 'there is no usable question')
    return { questions, provenance }
  }

/** A choice needs two options; other kinds have none. */
function questionOf({
  text,
  type,
  is_required,
  options,
  exclusive_options: marked,
}: ReplyQuestion): Omit<SurveyQuestion, 'id'> | undefined {
  const question = { text: truncate(text, limits.questionText.max), type, is_required }
  if (question.text === '') return undefined
  if (type !== 'multiple' && type !== 'ranking') return { ...question, options: [] }
  const choices = uniqueTexts(options, limits.options.length).slice(0, limits.options.max)
  if (choices.length < 2) return undefined
  const exclusive = new Set([
    ...exclusiveOptionsIn(type, choices),
    ...(type === 'multiple' ? uniqueTexts(marked, limits.options.length) : []),
  ])
  const exclusive_options = choices.filter((option) => exclusive.has(option))
  return {
    ...{ ...question, options: choices },
    ...(exclusive_options.length > 0 && { exclusive_options }),
  }
}

function uniqueQuestions(questions: Omit<SurveyQuestion, 'id'>[]): Omit<SurveyQuestion, 'id'>[] {
  const unique = new Set(
    uniqueTexts(
      questions.map(({ text }) => text),
      limits.questionText.max,
    ),
  )
  return questions.filter(({ text }) => unique.delete(text))
}
