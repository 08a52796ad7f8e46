/** The point that a key selects among `count`; undefined if the key selects none. */
export function pointAfterKey(
  key: string,
  { current, count, isRtl }: { current: number; count: number; isRtl: boolean },
): number | undefined {
  const last = count - 1
  const next = Math.min(last, current + 1)
  const previous = Math.max(0, current - 1)
  switch (key) {
    case 'ArrowRight':
      return isRtl ? previous : next
    case 'ArrowLeft':
      return isRtl ? next : previous
    case 'ArrowDown':
      return next
    case 'ArrowUp':
      return previous
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
