/** How many are there at once, by name; who would be one too many has no place. */
export type ConnectionLimit = {
  isFull: (name: string) => boolean
  /** Gives the place back when `gone` aborts. */
  acquire: (name: string, gone: AbortSignal) => void
}

export function openConnectionLimit(most: number): ConnectionLimit {
  const taken = new Map<string, number>()
  const change = (name: string, by: number) => {
    const count = (taken.get(name) ?? 0) + by
    if (count > 0) taken.set(name, count)
    else taken.delete(name)
  }
  return {
    isFull: (name) => (taken.get(name) ?? 0) >= most,
    acquire(name, gone) {
      if (gone.aborted) return
      change(name, 1)
      gone.addEventListener('abort', () => change(name, -1), { once: true })
    },
  }
}
