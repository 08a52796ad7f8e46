import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../help.ts'
import { Personality, SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { ValidationPoint } from '../survey.ts'
import { Question } from './conversation-turns.ts'

const { min, max, default: usual } = limits.questions

/** The request holds the whole configuration, so that unsaved edits can be tried. */
export const startPreview = endpoint('POST /api/surveys/preview-test', {
  access: 'owner',
  summary:
    'Starts a preview: a free session of the owner that is not counted and is erased after a day.',
  input: z.strictObject({
    goal: z.string().trim().min(limits.goal.min).max(limits.goal.max),
    /** Objects as in a survey's configuration, or texts. */
    validation_points: z
      .array(z.union([ValidationPoint, ValidationPoint.shape.text]))
      .max(limits.validationPoints.max),
    ai_personality: Personality.default('professional'),
    /** Clamped to the range that a survey may have. */
    max_questions: z
      .int()
      .transform((questions) => Math.min(Math.max(questions, min), max))
      .default(usual),
    title: z.string().trim().max(limits.title.max).optional(),
    description: z.string().trim().max(limits.description.max).optional(),
    /** Without it, that of the spoken questions, else of the goal. */
    language: SurveyLanguageInput.optional(),
    country: CountryCode.nullable().optional(),
  }),
  output: z.object({ session_id: z.string(), first_question: Question }),
  problems: ['conversations/too-many-previews', 'conversations/question-pending'],
})
