/** An item's position and height on the screen. */
export type ItemBox = { top: number; height: number }

export function moveItem<T>(order: readonly T[], from: number, to: number): T[] {
  const rest = order.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...order.slice(from, from + 1), ...rest.slice(to)]
}

/** Target index of the item at `from`, dragged by `by` pixels: past a neighbour's middle it takes the neighbour's index. */
export function dropIndex(boxes: readonly ItemBox[], from: number, by: number): number {
  const held = boxes[from]
  if (!held) return from
  const top = held.top + by
  const bottom = top + held.height
  const middle = (place: number) => {
    const box = boxes[place]
    return box && box.top + box.height / 2
  }
  let place = from
  while (bottom > (middle(place + 1) ?? Infinity)) place++
  if (place === from) while (top < (middle(place - 1) ?? -Infinity)) place--
  return place
}

/** Offset of the item at `place` while another is dragged: the dragged item's height and gap. */
export function itemOffset(
  boxes: readonly ItemBox[],
  from: number,
  to: number,
  place: number,
): number {
  const held = boxes[from]
  const [first, second] = boxes
  if (!held || !first || !second) return 0
  const room = held.height + (second.top - first.top - first.height)
  if (place > from && place <= to) return -room
  return place < from && place >= to ? room : 0
}
