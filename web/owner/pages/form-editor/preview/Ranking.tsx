import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { orderOptions } from './answers.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import type { ControlProps } from './control-props.ts'

/** Answered once an item was moved or the order confirmed. */
export function Ranking({ question, answer, translate, labelledBy, onAnswer }: ControlProps) {
  const [announcement, setAnnouncement] = useState('')
  const order = orderOptions(question.options, answer)
  const move = (from: number, to: number) => {
    const option = order[from] ?? ''
    onAnswer(order.toSpliced(from, 1).toSpliced(to, 0, option))
    setAnnouncement(translate('moved', { option, place: to + 1, of: order.length }))
  }
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 gap-2">
      <p className="text-sm text-ink-2">{translate('rank')}</p>
      <ol className="grid gap-2">
        {order.map((option, index) => (
          <li
            key={option}
            className="flex items-center gap-2 rounded-md border border-line-strong bg-surface ps-3"
          >
            <span className="font-display text-lg text-ink-2">{index + 1}</span>
            <span dir="auto" className="min-w-0 flex-1 py-2 wrap-break-word">
              {option}
            </span>
            <MoveButton
              label={translate('up', { option })}
              isEnd={index === 0}
              onMove={() => move(index, index - 1)}
            >
              <ChevronUp size={18} aria-hidden />
            </MoveButton>
            <MoveButton
              label={translate('down', { option })}
              isEnd={index === order.length - 1}
              onMove={() => move(index, index + 1)}
            >
              <ChevronDown size={18} aria-hidden />
            </MoveButton>
          </li>
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
      {!Array.isArray(answer) && order.length > 0 && (
        <ConfirmButton label={translate('keepOrder')} onClick={() => onAnswer(order)} />
      )}
    </fieldset>
  )
}

type MoveButtonProps = { label: string; isEnd: boolean; onMove: () => void; children: ReactNode }

/** Uses `aria-disabled`, so that it keeps the focus at the end of the list. */
function MoveButton({ label, isEnd, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove()}
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-sunken aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
