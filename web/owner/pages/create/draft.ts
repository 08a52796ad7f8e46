// The survey being written: kept on this device, so that a reload or a closed tab loses nothing.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SurveyStructure } from '#contract/api/surveys.ts'
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
