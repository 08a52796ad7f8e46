import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PartialProposal } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { settingsQuery, useMe } from '../../queries.ts'
import { useCommand } from '../../use-command.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { preselectedLanguage, validateStructure } from './generation.ts'
import { toPartialProposal, revealStepwise } from './proposal-reveal.ts'

/** Language models are slow: a draft, a second reading, then mended questions. */
const timeoutMs = 180_000
const emptyProposal: PartialProposal = { points: [] }

/** Generates a proposal, with partial results. Aborted by `cancel` and on unmount. */
export function useGeneration(setStructure: (structure: SurveyStructure) => void) {
  const { limits: planLimits } = useMe().plan
  const maxQuestions = Math.min(limits.questions.max, planLimits.max_questions)
  const { data: settings } = useQuery(settingsQuery)
  const controller = useRef<AbortController>(null)
  const [partial, setPartial] = useState(emptyProposal)
  const latest = useRef(emptyProposal)
  const update = (next: PartialProposal) => {
    latest.current = next
    setPartial(next)
  }
  const { mutate, reset, isPending, error } = useCommand('POST /api/surveys/generate-structure', {
    timeoutMs,
    getSignal: () => controller.current?.signal,
    onPartial: (next) => update(next as PartialProposal),
    onSuccess: async (structure) => {
      const signal = controller.current?.signal
      const { max_questions, ...rest } = validateStructure(structure)
      await revealStepwise(latest.current, toPartialProposal(rest), update, signal)
      if (signal?.aborted) return
      const language = preselectedLanguage(rest.language, settings)
      setStructure({ ...rest, language, max_questions: Math.min(max_questions, maxQuestions) })
    },
  })
  useEffect(() => () => controller.current?.abort(), [])
  return {
    isPending,
    error,
    partialProposal: partial,
    generate: (goal: string) => {
      controller.current = new AbortController()
      update(emptyProposal)
      mutate({ goal: goal.trim() })
    },
    cancel: () => {
      controller.current?.abort()
      reset()
    },
  }
}
