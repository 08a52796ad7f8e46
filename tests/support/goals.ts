// What owners write, as they write it: in each language, with slips and detours.
import { arabic } from './goals/ar.ts'
import { english } from './goals/en.ts'
import type { GoalAsWritten } from './goals/goal.ts'
import { portuguese } from './goals/pt-br.ts'

export type Goal = GoalAsWritten & { language: 'pt-br' | 'en' | 'ar' }

export const goals: Goal[] = [
  ...portuguese.map((each) => ({ ...each, language: 'pt-br' as const })),
  ...english.map((each) => ({ ...each, language: 'en' as const })),
  ...arabic.map((each) => ({ ...each, language: 'ar' as const })),
]
