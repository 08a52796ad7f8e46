import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import { Confirm } from './Confirm.tsx'
import type { ControlProps } from './control-props.ts'
import { inOrder } from './entry.ts'
import { moved } from './ranking.ts'
import { useDragging } from './use-dragging.ts'

const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'
const up = 'M6 15l6-6 6 6'
const down = 'M6 9l6 6 6-6'

/** Put in order by dragging, by the keys of a handle or by buttons; it counts once something was moved, or the order kept. */
export function Ranking({ question, entry, onEntry }: ControlProps) {
  const { t, number } = useWords()
  const order = inOrder(question.options, entry)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // What moves in the document loses the focus.
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [entry])
  const move = (from: number, to: number) => {
    const option = order[from]
    if (option === undefined || from === to || to < 0 || to >= order.length) return
    focused.current = document.activeElement
    onEntry(moved(order, from, to))
    setSaid(t('moved', { option, place: to + 1, of: order.length }))
  }
  const { held, hold, shiftOf, placeAt } = useDragging(list, move)
  return (
    <>
      <p className="hint">{t('rank')}</p>
      <ol ref={list} className={held === undefined ? 'ranking' : 'ranking dragging'}>
        {order.map((option, index) => (
          <li
            key={option}
            className={held === index ? 'held' : undefined}
            style={{ transform: shiftOf(index) }}
          >
            <button
              type="button"
              className="handle"
              aria-label={t('order', { option, place: index + 1, of: order.length })}
              onPointerDown={(event) => hold(event.nativeEvent, index)}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (by === undefined) return
                event.preventDefault()
                move(index, index + by)
              }}
            >
              <Icon of={grip} size={18} />
              <b>{number(placeAt(index) + 1)}</b>
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
      <output className="unseen">{said}</output>
      {!Array.isArray(entry) && <Confirm onClick={() => onEntry(order)}>{t('keepOrder')}</Confirm>}
    </>
  )
}
