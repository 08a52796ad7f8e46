// The survey being written: kept on this device, so that a reload or a closed tab loses nothing.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { sharedStorage } from './draft-storage.ts'
import { checkedStructure } from './generation.ts'

type Draft = {
  goal: string
  step: 'goal' | 'configure'
  /** The AI's proposal as edited so far; kept when one goes back to the goal. */
  structure: SurveyStructure | null
  /** Whether a person has put work into the proposal. */
  isEdited: boolean
}

type Actions = {
  /** Starts with a goal from elsewhere; a proposal waits where it is. */
  write: (goal: string) => void
  propose: (structure: SurveyStructure) => void
  edit: (changes: Partial<SurveyStructure>) => void
  backToGoal: () => void
  /** On to the proposal as it was left. */
  resume: () => void
  clear: () => void
}

const name = 'survey-draft'
const nothing: Draft = { goal: '', step: 'goal', structure: null, isEdited: false }

export const useDraft = create<Draft & Actions>()(
  persist(
    (set) => ({
      ...nothing,
      write: (goal) => set({ goal, step: 'goal' }),
      propose: (structure) => set({ structure, step: 'configure', isEdited: false }),
      edit: (changes) =>
        set(({ structure }) => ({
          structure: structure && { ...structure, ...changes },
          isEdited: true,
        })),
      backToGoal: () => set({ step: 'goal' }),
      resume: () => set({ step: 'configure' }),
      clear: () => set(nothing),
    }),
    {
      name,
      version: 2,
      storage: sharedStorage<Draft>(localStorage),
      partialize: ({ goal, step, structure, isEdited }): Draft => ({
        goal,
        step,
        structure,
        isEdited,
      }),
      migrate: (old): Draft => {
        const { structure = null } = old as Partial<Draft>
        return { ...nothing, ...(old as Partial<Draft>), step: structure ? 'configure' : 'goal' }
      },
      merge: (stored, current) => ({ ...current, ...readable(stored) }),
    },
  ),
)

// What another tab writes shows here, too.
window.addEventListener('storage', ({ key }) => {
  if (key === name) void useDraft.persist.rehydrate()
})

/** As much of what was stored as can be shown. */
function readable(stored: unknown): Draft {
  const { goal, step, structure, isEdited } = (stored ?? {}) as Partial<Draft>
  return {
    goal: typeof goal === 'string' ? goal : '',
    step: step === 'configure' ? step : 'goal',
    structure: structure ? wholeOrNothing(structure) : null,
    isEdited: isEdited === true,
  }
}

function wholeOrNothing(structure: SurveyStructure): SurveyStructure | null {
  try {
    return checkedStructure(structure)
  } catch {
    return null
  }
}

/** The documented `config_json` of a survey that this screen creates. */
export function configOf(structure: SurveyStructure): string {
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
