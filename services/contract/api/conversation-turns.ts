// Questions and answers of a conversation as its respondent sees them.
import { z } from 'zod'
import { Help } from '../help.ts'
import { SurveyLanguage } from '../languages.ts'
import { QuestionKind } from '../survey.ts'

export const Question = z.object({
  /** In a form, the survey question's id. */
  id: z.string().max(100),
  text: z.string(),
  type: QuestionKind,
  /** In a support message: the texts with which to continue, to leave the rest for later, and to stop; none where any reply continues. */
  options: z.array(z.string()),
  /** In a multiple choice: options that cannot be chosen together with another one. */
  exclusive_options: z.array(z.string()).optional(),
  /** 1-based; in a form, the question's place. */
  number: z.int(),
  /** Language of the wording, if known: the interviewer follows the respondent's language. */
  language: SurveyLanguage.optional(),
  /** In a support message; in a form, for the answer that was given. */
  help: Help.optional(),
})
export type Question = z.infer<typeof Question>

export const SessionState = z.object({
  current_count: z.int(),
  max_questions: z.int(),
  questions_answered: z.int(),
})

/** A question and its answer as the respondent sees them. `key` and `position` order turns in the live feed. */
export const RespondentTurn = z.object({
  key: z.string(),
  position: z.string(),
  question: Question,
  answer: z.string().nullable(),
})
export type RespondentTurn = z.infer<typeof RespondentTurn>

/** The values of a submitted answer; null if the kind of question does not have the field. */
export const AnswerValues = z.object({
  text_response: z.string().nullable(),
  selected_options: z.array(z.string()).nullable(),
  scale_value: z.int().nullable(),
  nps_value: z.int().nullable(),
  boolean_value: z.boolean().nullable(),
  ranking_order: z.array(z.string()).nullable(),
  number_value: z.number().nullable(),
  date_value: z.string().nullable(),
})
export type AnswerValues = z.infer<typeof AnswerValues>

/**
 * The interviewer's last message. `stopped`: the respondent wanted to stop. `gentle`: so too, after a loss or a call for help. `grave`: the
 * questions are used up, and something grave was said.
 */
export const Closing = z.object({
  text: z.string(),
  kind: z.enum(['finished', 'stopped', 'gentle', 'grave']),
  language: SurveyLanguage,
})
export type Closing = z.infer<typeof Closing>

/** Without a question, the conversation has ended or every question of the form is answered. */
export const NextQuestion = z.object({
  question: Question.optional(),
  session_state: SessionState,
  completion_triggered: z.boolean(),
  /** The last message of an interview that has ended. */
  closing: Closing.optional(),
})
export type NextQuestion = z.infer<typeof NextQuestion>
