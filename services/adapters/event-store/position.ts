import type { Position } from '#ports/event-store.ts'

const positionWidth = 20
const maxPosition = 2n ** 63n - 1n

/** Zero-padded, so that positions compare as text. */
export function toPosition(place: string | number | bigint): Position {
  return String(place).padStart(positionWidth, '0')
}

/** '' precedes everything. Throws RangeError for what is no position. */
export function fromPosition(position: Position): bigint {
  if (position === '') return 0n
  const place = /^\d{1,20}$/.test(position) ? BigInt(position) : -1n
  if (place < 0n || place > maxPosition) throw new RangeError(`not a position: ${position}`)
  return place
}
