import { useEffect, useRef, useState } from 'react'
import type { PartialProposal } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { useMe } from '../../queries.ts'
import { useCommand } from '../../use-command.ts'
import { useNewSurveyDraft } from './new-survey-draft.ts'
import { validateStructure } from './generation.ts'
import { toPartialProposal, revealStepwise } from './proposal-reveal.ts'

/** Language models are slow. */
const timeoutMs = 60_000
const emptyProposal: PartialProposal = { points: [] }

/** Generates a proposal into the draft, with partial results. Aborted by `cancel` and on unmount. */
export function useGeneration() {
  const { limits: allowed } = useMe().plan
  const most = Math.min(limits.questions.max, allowed.max_questions)
  const propose = useNewSurveyDraft((draft) => draft.setStructure)
  const ending = useRef<AbortController>(null)
  const [soFar, setSoFar] = useState(emptyProposal)
  const shown = useRef(emptyProposal)
  const show = (pieces: PartialProposal) => {
    shown.current = pieces
    setSoFar(pieces)
  }
  const { mutate, reset, isPending, error } = useCommand('POST /api/surveys/generate-structure', {
    timeoutMs,
    getSignal: () => ending.current?.signal,
    onPartial: (pieces) => show(pieces as PartialProposal),
    onSuccess: async (structure) => {
      const signal = ending.current?.signal
      const { max_questions, ...rest } = validateStructure(structure)
      await revealStepwise(shown.current, toPartialProposal(rest), show, signal)
      if (signal?.aborted) return
      propose({ ...rest, max_questions: Math.min(max_questions, most) })
    },
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    isPending,
    error,
    partialProposal: soFar,
    generate: (goal: string) => {
      ending.current = new AbortController()
      show(emptyProposal)
      mutate({ goal: goal.trim() })
    },
    cancel: () => {
      ending.current?.abort()
      reset()
    },
  }
}
