// Fixed questions in requests and responses. Documented clients use options as a JSON string.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { unusableName } from '../pre-survey.ts'
import { SurveyQuestion } from '../survey.ts'

const Options = SurveyQuestion.shape.options.unwrap()

export const QuestionOutput = SurveyQuestion.extend({
  /** `options` as a JSON array. */
  options_json: z.string(),
})

/** With `options` or `options_json`. */
const QuestionInput = SurveyQuestion.extend({
  options: Options.optional(),
  options_json: z.string().max(limits.bodyBytes).optional(),
}).transform(({ options_json, ...question }, context): SurveyQuestion => {
  const options = question.options ?? parseOptions(options_json)
  if (options) return { ...question, options }
  context.addIssue({
    code: 'custom',
    path: ['options_json'],
    message: 'Must be a JSON array of texts',
  })
  return z.NEVER
})

/** The plan limits their number. */
export const Questions = z
  .array(QuestionInput)
  .max(limits.fixedQuestions.hardMax)
  .superRefine((questions, context) => {
    const seen = new Set<string>()
    for (const [index, question] of questions.entries()) {
      const { id } = question
      const message = 'Each question needs its own id'
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message })
      seen.add(id)
      if (id === unusableName)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Choose another id' })
      if (!hasOwnExclusiveOptions(question))
        context.addIssue({
          code: 'custom',
          path: [index, 'exclusive_options'],
          message: 'Must be among the options of a multiple choice',
        })
    }
  })

const hasOwnExclusiveOptions = ({ type, options, exclusive_options = [] }: SurveyQuestion) =>
  exclusive_options.length === 0 ||
  (type === 'multiple' && exclusive_options.every((option) => options.includes(option)))

function parseOptions(json = '[]'): string[] | undefined {
  try {
    return Options.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
