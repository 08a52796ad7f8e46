import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import type { ControlProps } from './control-props.ts'
import { completeOrder } from './entry.ts'
import { moveItem } from './reorder.ts'
import { useDragReorder } from './use-drag-reorder.ts'

const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'
const up = 'M6 15l6-6 6 6'
const down = 'M6 9l6 6 6-6'

/** Ordered by dragging, keys or buttons; answered once an item was moved or the order confirmed. */
export function Ranking({ question, entry, onEntry }: ControlProps) {
  const { t, number } = useTexts()
  const order = completeOrder(question.options, entry)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // A moved element loses the focus.
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [entry])
  const move = (from: number, to: number) => {
    const option = order[from]
    if (option === undefined || from === to || to < 0 || to >= order.length) return
    focused.current = document.activeElement
    onEntry(moveItem(order, from, to))
    setAnnouncement(t('moved', { option, place: to + 1, of: order.length }))
  }
  const { draggedIndex, startDrag, itemTransform, displayIndex } = useDragReorder(list, move)
  return (
    <>
      <p className="hint">{t('rank')}</p>
      <ol ref={list} className={draggedIndex === undefined ? 'ranking' : 'ranking dragging'}>
        {order.map((option, index) => (
          <li
            key={option}
            className={draggedIndex === index ? 'held' : undefined}
            style={{ transform: itemTransform(index) }}
          >
            <button
              type="button"
              className="handle"
              aria-label={t('order', { option, place: index + 1, of: order.length })}
              onPointerDown={(event) => startDrag(event.nativeEvent, index)}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (by === undefined) return
                event.preventDefault()
                move(index, index + by)
              }}
            >
              <Icon of={grip} size={18} />
              <b>{number(displayIndex(index) + 1)}</b>
            </button>
            <span dir="auto">{option}</span>
            <button
              type="button"
              aria-label={t('up', { option })}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <Icon of={up} />
            </button>
            <button
              type="button"
              aria-label={t('down', { option })}
              aria-disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <Icon of={down} />
            </button>
          </li>
        ))}
      </ol>
      <output className="unseen">{announcement}</output>
      {!Array.isArray(entry) && (
        <ConfirmButton onClick={() => onEntry(order)}>{t('keepOrder')}</ConfirmButton>
      )}
    </>
  )
}
