import { useEffect, useRef, useState } from 'react'
import type { ProposalSoFar } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { useMe } from '../../queries.ts'
import { useCommand } from '../../use-command.ts'
import { useDraft } from './draft.ts'
import { checkedStructure } from './generation.ts'
import { piecesOf, showOneByOne } from './pieces.ts'

/** A language model may take its time. */
const timeoutMs = 60_000
const nothing: ProposalSoFar = { points: [] }

/** Asks for a proposal, which lands in the draft piece by piece; given up when cancelled, or when its screen goes. */
export function useGeneration() {
  const { limits: allowed } = useMe().plan
  const most = Math.min(limits.questions.max, allowed.max_questions)
  const propose = useDraft((draft) => draft.propose)
  const ending = useRef<AbortController>(null)
  const [soFar, setSoFar] = useState(nothing)
  const shown = useRef(nothing)
  const show = (pieces: ProposalSoFar) => {
    shown.current = pieces
    setSoFar(pieces)
  }
  const { mutate, reset, isPending, error } = useCommand('POST /api/surveys/generate-structure', {
    timeoutMs,
    signalOf: () => ending.current?.signal,
    onSoFar: (pieces) => show(pieces as ProposalSoFar),
    onSuccess: async (structure) => {
      const signal = ending.current?.signal
      const { max_questions, ...rest } = checkedStructure(structure)
      await showOneByOne(shown.current, piecesOf(rest), show, signal)
      if (signal?.aborted) return
      propose({ ...rest, max_questions: Math.min(max_questions, most) })
    },
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    isPending,
    error,
    soFar,
    generate: (goal: string) => {
      ending.current = new AbortController()
      show(nothing)
      mutate({ goal: goal.trim() })
    },
    cancel: () => {
      ending.current?.abort()
      reset()
    },
  }
}
