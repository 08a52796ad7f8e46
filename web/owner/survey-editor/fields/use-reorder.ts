import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useLatest } from '../../ui/use-latest.ts'

export type Reorder = {
  /** For the element whose children are reordered. */
  listRef: RefObject<HTMLOListElement | null>
  /** For each item's handle: dragged by a pointer, moved by the arrow keys. */
  handle: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    'data-handle': true
  }
  /** Current index of the dragged item. */
  draggedIndex: number | null
  move: (from: number, to: number) => void
  /** The last move for screen readers, indexes from 1. `sequence`: changes even if the text repeats. */
  lastMove: { to: number; of: number; sequence: number } | null
}

/** `drag`: the moves of one drag have the same number. */
type OnMove = (from: number, to: number, drag?: number) => void

/** Reorders a list by pointer and by keyboard. */
export function useReorder(count: number, onMove: OnMove): Reorder {
  const listRef = useRef<HTMLOListElement>(null)
  const refocus = useRef<{ index: number; selector: string } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [lastMove, setLastMove] = useState<Reorder['lastMove']>(null)
  const latest = useLatest(onMove)
  useEffect(() => {
    // A moved element loses the focus.
    const target = refocus.current
    refocus.current = null
    const row = target && listRef.current?.children[target.index]
    if (row) row.querySelector<HTMLElement>(target.selector)?.focus()
  })
  const drags = useRef(0)
  const move = (from: number, to: number, drag?: number) => {
    if (to < 0 || to >= count || to === from) return
    const item = listRef.current?.children[from]
    const active = document.activeElement
    if (active && item?.contains(active)) {
      const kind = active.getAttribute('data-move')
      // At the end of the list a button is disabled; the handle never is.
      const isAtEnd = to === 0 || to === count - 1
      const selector = kind && !isAtEnd ? `[data-move=${kind}]` : '[data-handle]'
      refocus.current = { index: to, selector }
    }
    latest.current(from, to, drag)
    setLastMove((last) => ({ to: to + 1, of: count, sequence: (last?.sequence ?? 0) + 1 }))
  }
  const drag = (start: number) => {
    let at = start
    const number = ++drags.current
    setDragged(start)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const to = indexAt(listRef.current, at, clientY)
      if (to === at) return
      move(at, to, number)
      at = to
      setDragged(to)
    }
    const end = () => {
      setDragged(null)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return {
    listRef,
    draggedIndex: dragged,
    lastMove,
    move,
    handle: (index) => ({
      'data-handle': true,
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.focus()
        drag(index)
      },
      onKeyDown: (event) => {
        const to = indexForKey(event.key, index, count)
        if (to === undefined) return
        event.preventDefault()
        move(index, to)
      },
    }),
  }
}

function indexForKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return index - 1
  if (key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The neighbour whose middle the pointer has passed, else the same index. */
function indexAt(list: HTMLElement | null, at: number, y: number): number {
  const middleOf = (index: number) => {
    const box = list?.children[index]?.getBoundingClientRect()
    return box && box.top + box.height / 2
  }
  const before = middleOf(at - 1)
  const after = middleOf(at + 1)
  if (before !== undefined && y < before) return at - 1
  return after !== undefined && y > after ? at + 1 : at
}
