import { useState } from 'react'
import type { QualifiedResponse } from '#contract/api/responses.ts'

/** The most responses that can be selected together. */
export const maxSelected = 500

export type Selection = {
  ids: ReadonlySet<string>
  /** `isRange`: with everything between the last one that was chosen and this one. */
  toggle: (id: string, isRange: boolean) => void
  replace: (ids: Iterable<string>) => void
  clear: () => void
}

/** Locked responses that are to be unlocked together. Ids that are unlocked or erased leave it. */
export function useSelection(responses: readonly QualifiedResponse[] | undefined): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const loaded = new Map(responses?.map((response) => [response.id, response]))
  const ids = new Set([...selected].filter((id) => !loaded.get(id)?.is_unlocked))
  return {
    ids,
    toggle(id, isRange) {
      const isAdding = !ids.has(id)
      const range = isRange && last !== null ? between([...loaded.values()], last, id) : [id]
      const next = isAdding ? [...ids, ...range] : [...ids].filter((each) => !range.includes(each))
      setSelected(new Set([...new Set(next)].slice(0, maxSelected)))
      setLast(id)
    },
    replace(next) {
      setSelected(new Set([...next].slice(0, maxSelected)))
      setLast(null)
    },
    clear() {
      setSelected(new Set())
      setLast(null)
    },
  }
}

/** Ids of the locked responses from one to another, both included, in either direction. */
function between(responses: readonly QualifiedResponse[], from: string, to: string): string[] {
  const ends = [from, to].map((id) => responses.findIndex((response) => response.id === id))
  if (ends.includes(-1)) return [to]
  return responses
    .slice(Math.min(...ends), Math.max(...ends) + 1)
    .filter(({ is_unlocked }) => !is_unlocked)
    .map(({ id }) => id)
}
