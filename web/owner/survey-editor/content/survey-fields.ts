import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { DuplicatesPolicy, ValidationPoint } from '#contract/survey.ts'
import { newIdempotencyKey } from '../../../shared/call.ts'
import type { PreviewInput } from '../preview/preview.ts'

/** What its owner decides about a survey in which the interviewer asks. */
export type SurveyFields = SurveyStructure & {
  goal: string
  /** Who asks, as respondents are told; empty: the owner's name. */
  asked_by: string
  /** How often one person may answer. */
  duplicates: DuplicatesPolicy
}

/** What a piece of a form shows of a survey, and what it may change. */
export type SurveySectionProps<Key extends keyof SurveyFields> = {
  survey: Pick<SurveyFields, Key>
  edit: (changes: Partial<Pick<SurveyFields, Key>>) => void
}

type PreviewFields = Pick<
  SurveyFields,
  'goal' | 'title' | 'language' | 'ai_personality' | 'max_questions' | 'validation_points'
>

/** The survey as it stands on the screen, as the interviewer of a preview takes it. */
export function toPreviewInput(survey: PreviewFields): PreviewInput {
  const { goal, title, language, ai_personality, max_questions, validation_points } = survey
  return {
    goal: goal.trim(),
    title: title.trim(),
    language,
    ai_personality,
    max_questions,
    validation_points: validation_points.filter(({ text }) => text.trim() !== ''),
  }
}

/** Ids of points that people add begin with `custom-`. */
export function newValidationPoint(text: string): ValidationPoint {
  return { id: `custom-${newIdempotencyKey().slice(0, 12)}`, text, editable: true }
}

/** The list with one entry taken to another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
