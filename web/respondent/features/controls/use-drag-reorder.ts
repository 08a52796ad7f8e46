import { useEffect, useState, type RefObject } from 'react'
import { moveItem, dropIndex, itemOffset, type ItemBox } from './reorder.ts'

type Drag = { from: number; by: number; boxes: ItemBox[]; startY: number; pointerId: number }

/** Scrolls while the pointer is near the screen's edge. */
const edgePx = 72

/** Drags list items by transform; the document order changes on release. */
export function useDragReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const to = drag && dropIndex(drag.boxes, drag.from, drag.by)

  const startDrag = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current || drag) return
    const boxes = [...list.current.children].map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return { top, height }
    })
    list.current.setPointerCapture(event.pointerId)
    const startY = event.clientY + scrollY
    setDrag({ from, by: 0, boxes, startY, pointerId: event.pointerId })
  }

  useEffect(() => {
    const held = list.current
    if (!drag || !held) return undefined
    const follow = ({ clientY, pointerId }: PointerEvent) => {
      if (pointerId !== drag.pointerId) return
      if (clientY < edgePx) scrollBy(0, -8)
      if (clientY > innerHeight - edgePx) scrollBy(0, 8)
      setDrag({ ...drag, by: clientY + scrollY - drag.startY })
    }
    const end = () => setDrag(undefined)
    const drop = () => {
      end()
      if (to !== undefined) onMove(drag.from, to)
    }
    held.addEventListener('pointermove', follow)
    held.addEventListener('pointerup', drop)
    held.addEventListener('pointercancel', end)
    return () => {
      held.removeEventListener('pointermove', follow)
      held.removeEventListener('pointerup', drop)
      held.removeEventListener('pointercancel', end)
    }
  })

  const places =
    drag && to !== undefined ? moveItem([...drag.boxes.keys()], drag.from, to) : undefined
  return {
    draggedIndex: drag?.from,
    startDrag,
    /** Transform of an item during a drag. */
    displayIndex: (index: number) => places?.indexOf(index) ?? index,
    itemTransform: (index: number) => {
      if (!drag || to === undefined) return ''
      const by = index === drag.from ? drag.by : itemOffset(drag.boxes, drag.from, to, index)
      return `translateY(${by}px)`
    },
  }
}
