import type { Position } from '#ports/event-store.ts'

const positionWidth = 20
const maxPosition = 2n ** 63n - 1n

/** Zero-padded, so that positions compare as text. */
export function toPosition(value: string | number | bigint): Position {
  return String(value).padStart(positionWidth, '0')
}

/** '' is 0. Throws RangeError for an invalid position. */
export function fromPosition(position: Position): bigint {
  if (position === '') return 0n
  const value = /^\d{1,20}$/.test(position) ? BigInt(position) : -1n
  if (value < 0n || value > maxPosition) throw new RangeError(`not a position: ${position}`)
  return value
}
