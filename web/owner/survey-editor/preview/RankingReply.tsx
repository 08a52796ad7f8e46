import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/api/conversation-turns.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { moveItem } from '../content/survey-fields.ts'
import { DragHandle, MoveAnnouncement, MoveButtons } from '../fields/ReorderControls.tsx'
import { useReorder } from '../fields/use-reorder.ts'
import type { OnAnswer } from './preview.ts'

/** Every option once, best first: ordered by dragging, keys or buttons. */
export function RankingReply({ question, onAnswer }: { question: Question; onAnswer: OnAnswer }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [order, setOrder] = useState<readonly string[]>(question.options)
  const { listRef, draggedIndex, lastMove, handle, move } = useReorder(order.length, (from, to) =>
    setOrder((now) => moveItem(now, from, to)),
  )
  const send = () => {
    const text = order.map((option, index) => `${format.integer(index + 1)}. ${option}`).join('\n')
    onAnswer({ ranking_order: [...order], text_response: order.join(', ') }, text)
  }
  return (
    <div className="grid gap-2">
      <p className="text-xs text-ink-2">{t('preview.rank')}</p>
      <ol ref={listRef} className="grid gap-2">
        {order.map((option, index) => {
          const number = format.integer(index + 1)
          return (
            <li
              key={option}
              className={`flex items-center rounded-md border bg-surface ${draggedIndex === index ? 'border-primary shadow-popup' : 'border-line-strong/60'}`}
            >
              <DragHandle
                kind="options"
                number={number}
                handle={handle(index)}
                className="h-11 w-8"
              />
              <span className="w-6 text-center text-sm text-ink-3" aria-hidden>
                {number}
              </span>
              <span dir="auto" className="min-w-0 flex-1 px-2 py-2 wrap-break-word">
                {option}
              </span>
              <MoveButtons
                kind="options"
                index={index}
                count={order.length}
                number={number}
                onMove={(to) => move(index, to)}
              />
            </li>
          )
        })}
      </ol>
      <MoveAnnouncement kind="options" lastMove={lastMove} />
      <Button onClick={send} className="min-h-11 justify-self-start">
        {t('preview.send')}
      </Button>
    </div>
  )
}
