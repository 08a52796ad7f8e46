import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { CountryCode } from '#contract/help.ts'
import type { DuplicatesPolicy, ValidationPoint } from '#contract/survey.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import type { PreviewInput } from '../preview/preview.ts'

/** The fields of an interview survey. */
export type SurveyFields = Omit<SurveyStructure, 'country'> & {
  goal: string
  /** Decides which help lines respondents are shown. Null: unknown. */
  country: CountryCode | null
  /** Sender's name shown to respondents; empty: the owner's name. */
  asked_by: string
  /** How often one person may answer. */
  duplicates: DuplicatesPolicy
}

/** Props of a form section. */
export type SurveySectionProps<Key extends keyof SurveyFields> = {
  survey: Pick<SurveyFields, Key>
  edit: (changes: Partial<Pick<SurveyFields, Key>>) => void
}

type PreviewFields = Pick<
  SurveyFields,
  'goal' | 'title' | 'language' | 'ai_personality' | 'max_questions' | 'validation_points'
> &
  Partial<Pick<SurveyFields, 'country'>>

/** The unsaved survey as input of a preview. */
export function toPreviewInput(survey: PreviewFields): PreviewInput {
  const { goal, title, language, ai_personality, max_questions, validation_points } = survey
  return {
    goal: goal.trim(),
    title: title.trim(),
    language,
    ...(survey.country && { country: survey.country }),
    ai_personality,
    max_questions,
    validation_points: validation_points.filter(({ text }) => text.trim() !== ''),
  }
}

/** Only points that say so: a point without the flag cannot be edited. */
export const isEditablePoint = ({ editable }: ValidationPoint): boolean => editable === true

/** Ids of points added by hand start with `custom-`. */
export function newValidationPoint(text: string): ValidationPoint {
  return { id: `custom-${newIdempotencyKey().slice(0, 12)}`, text, editable: true }
}

/** The list with one item moved. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
