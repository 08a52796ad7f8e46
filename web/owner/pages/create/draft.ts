// The survey being written: kept on this device, so that a reload or a closed tab loses nothing.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { ValidationPoint } from '#contract/survey.ts'
import { newIntent } from '../../../shared/call.ts'
import type { PreviewInput } from '../../preview/preview.ts'

type Draft = {
  goal: string
  /** The AI's proposal as edited so far; null while there is only a goal. */
  structure: SurveyStructure | null
}

type Actions = {
  begin: (goal: string) => void
  propose: (structure: SurveyStructure) => void
  edit: (changes: Partial<SurveyStructure>) => void
  backToGoal: () => void
  clear: () => void
}

const nothing: Draft = { goal: '', structure: null }

export const useDraft = create<Draft & Actions>()(
  persist(
    (set) => ({
      ...nothing,
      begin: (goal) => set({ goal, structure: null }),
      propose: (structure) => set({ structure }),
      edit: (changes) =>
        set(({ structure }) => ({ structure: structure && { ...structure, ...changes } })),
      backToGoal: () => set({ structure: null }),
      clear: () => set(nothing),
    }),
    {
      name: 'survey-draft',
      version: 1,
      partialize: ({ goal, structure }) => ({ goal, structure }),
    },
  ),
)

/** Ids of points that people add begin with `custom-`. */
export function newPoint(text: string): ValidationPoint {
  return { id: `custom-${newIntent().slice(0, 12)}`, text, editable: true }
}

/** The points with one moved a place up or down. */
export function moved<T>(points: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by
  if (to < 0 || to >= points.length) return [...points]
  const next = points.toSpliced(from, 1)
  return next.toSpliced(to, 0, ...points.slice(from, from + 1))
}

/** The survey as the interviewer of a preview takes it. */
export function previewOf(goal: string, structure: SurveyStructure): PreviewInput {
  const { title, language, ai_personality, max_questions, validation_points } = structure
  return {
    goal: goal.trim(),
    title: title.trim(),
    language,
    ai_personality,
    max_questions,
    validation_points: validation_points.filter(({ text }) => text.trim() !== ''),
  }
}

/** The documented `config_json` of a survey that this screen creates. */
export function configOf(structure: SurveyStructure): string {
  const { validation_points, ...rest } = structure
  return JSON.stringify({
    advanced_mode: true,
    enable_audio: rest.enable_audio,
    enable_whatsapp: rest.enable_whatsapp,
    conversation_mode: rest.conversation_mode,
    max_followups: 3,
    ai_personality: rest.ai_personality,
    max_questions: rest.max_questions,
    validation_points: validation_points.filter(({ text }) => text.trim() !== ''),
    pre_survey_config: rest.pre_survey_config,
    post_survey_rewards: rest.post_survey_rewards,
  })
}
