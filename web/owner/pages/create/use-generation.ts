import { useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useMe } from '../../queries.ts'
import { useCommand } from '../../use-command.ts'
import { useDraft } from './draft.ts'
import { checkedStructure } from './generation.ts'

/** A language model may take its time. */
const timeoutMs = 60_000

/** Asks for a proposal, which lands in the draft; given up when cancelled, or when its screen goes. */
export function useGeneration() {
  const { limits: allowed } = useMe().plan
  const most = Math.min(limits.questions.max, allowed.max_questions)
  const propose = useDraft((draft) => draft.propose)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, isPending, error } = useCommand('POST /api/surveys/generate-structure', {
    timeoutMs,
    signalOf: () => ending.current?.signal,
    onSuccess: (structure) => {
      const { max_questions, ...rest } = checkedStructure(structure)
      propose({ ...rest, max_questions: Math.min(max_questions, most) })
    },
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    isPending,
    error,
    generate: (goal: string) => {
      ending.current = new AbortController()
      mutate({ goal: goal.trim() })
    },
    cancel: () => {
      ending.current?.abort()
      reset()
    },
  }
}
