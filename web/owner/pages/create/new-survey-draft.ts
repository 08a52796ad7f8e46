// The draft of a new survey, stored on this device, so that it survives a reload or a closed tab.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { createMergingStorage } from './merging-storage.ts'
import { validateStructure } from '../../survey-editor/generation/generation.ts'

type NewSurveyDraft = {
  goal: string
  step: 'goal' | 'configure'
  /** The AI's proposal with its edits; kept on the way back to the goal. */
  structure: SurveyStructure | null
  /** Whether the proposal was edited. */
  isEdited: boolean
}

type DraftActions = {
  /** Replaces the goal and shows it; an existing proposal is kept. */
  setGoal: (goal: string) => void
  setStructure: (structure: SurveyStructure) => void
  edit: (changes: Partial<SurveyStructure>) => void
  backToGoal: () => void
  /** Shows the existing proposal. */
  resume: () => void
  clear: () => void
}

/** Navigation state of a link to the goal whose proposal is generated without a further click. */
export const generateAtOnce = { generate: true } as const

const name = 'survey-draft'
const emptyDraft: NewSurveyDraft = { goal: '', step: 'goal', structure: null, isEdited: false }

export const useNewSurveyDraft = create<NewSurveyDraft & DraftActions>()(
  persist(
    (set) => ({
      ...emptyDraft,
      setGoal: (goal) => set({ goal, step: 'goal' }),
      setStructure: (structure) => set({ structure, step: 'configure', isEdited: false }),
      edit: (changes) =>
        set(({ structure }) => ({
          structure: structure && { ...structure, ...changes },
          isEdited: true,
        })),
      backToGoal: () => set({ step: 'goal' }),
      resume: () => set({ step: 'configure' }),
      clear: () => set(emptyDraft),
    }),
    {
      name,
      version: 2,
      storage: createMergingStorage<NewSurveyDraft>(localStorage),
      partialize: ({ goal, step, structure, isEdited }): NewSurveyDraft => ({
        goal,
        step,
        structure,
        isEdited,
      }),
      migrate: (old): NewSurveyDraft => {
        const { structure = null } = old as Partial<NewSurveyDraft>
        return {
          ...emptyDraft,
          ...(old as Partial<NewSurveyDraft>),
          step: structure ? 'configure' : 'goal',
        }
      },
      merge: (stored, current) => ({ ...current, ...parseStoredDraft(stored) }),
    },
  ),
)

// Takes over changes from other tabs.
window.addEventListener('storage', ({ key }) => {
  if (key === name) void useNewSurveyDraft.persist.rehydrate()
})

/** The valid parts of the stored draft. */
function parseStoredDraft(stored: unknown): NewSurveyDraft {
  const { goal, step, structure, isEdited } = (stored ?? {}) as Partial<NewSurveyDraft>
  return {
    goal: typeof goal === 'string' ? goal : '',
    step: step === 'configure' ? step : 'goal',
    structure: structure ? validStructureOrNull(structure) : null,
    isEdited: isEdited === true,
  }
}

function validStructureOrNull(structure: SurveyStructure): SurveyStructure | null {
  try {
    return validateStructure(structure)
  } catch {
    return null
  }
}

/** The documented `config_json` of a survey created here. */
export function toConfigJson(structure: SurveyStructure): string {
  const { validation_points, pre_survey_config, ...rest } = structure
  return JSON.stringify({
    advanced_mode: true,
    enable_audio: rest.enable_audio,
    enable_whatsapp: rest.enable_whatsapp,
    conversation_mode: rest.conversation_mode,
    max_followups: 3,
    ai_personality: rest.ai_personality,
    max_questions: rest.max_questions,
    validation_points: validation_points.filter(({ text }) => text.trim() !== ''),
    pre_survey_config: {
      ...pre_survey_config,
      required_fields: pre_survey_config.required_fields.filter((field) => field.trim() !== ''),
    },
    post_survey_rewards: rest.post_survey_rewards,
  })
}
