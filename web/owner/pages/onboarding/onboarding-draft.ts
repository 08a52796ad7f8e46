// What was entered in the onboarding, until the tab is closed. The step is kept on the server.
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { SurveyStructure } from '#contract/api/surveys.ts'

type OnboardingDraft = {
  goal: string
  structure: SurveyStructure | null
  /** The survey that was created from the proposal. */
  surveyId: string | null
}

const emptyDraft: OnboardingDraft = { goal: '', structure: null, surveyId: null }

type DraftActions = {
  setGoal: (goal: string) => void
  setStructure: (structure: SurveyStructure) => void
  /** Keeps the goal and drops the proposal. */
  backToGoal: () => void
  setSurvey: (surveyId: string) => void
  clear: () => void
}

export const useOnboardingDraft = create<OnboardingDraft & DraftActions>()(
  persist(
    (set) => ({
      ...emptyDraft,
      setGoal: (goal) => set({ goal }),
      setStructure: (structure) => set({ structure, surveyId: null }),
      backToGoal: () => set({ structure: null, surveyId: null }),
      setSurvey: (surveyId) => set({ surveyId }),
      clear: () => set(emptyDraft),
    }),
    {
      name: 'onboarding-draft',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ goal, structure, surveyId }): OnboardingDraft => ({
        goal,
        structure,
        surveyId,
      }),
    },
  ),
)

/** The documented `config_json` of a survey that the onboarding creates. */
export function toOnboardingConfig(structure: SurveyStructure): string {
  const { enable_audio, enable_whatsapp, conversation_mode, ai_personality } = structure
  return JSON.stringify({
    advanced_mode: true,
    enable_audio,
    enable_whatsapp,
    conversation_mode,
    max_followups: 3,
    ai_personality,
    max_questions: structure.max_questions,
    validation_points: structure.validation_points,
    onboarding_created: true,
  })
}
