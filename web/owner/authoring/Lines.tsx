import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { IconButton } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.tsx'
import { AddLine } from './AddLine.tsx'
import { moved } from './authored.ts'
import { issueText, type Issues } from './issues.ts'
import type { LineKind } from './lines.ts'
import { MoveButtons, MoveHandle, SaidMove } from './Moves.tsx'
import { useReorder, type Reorder } from './reorder.ts'

type Props<Line> = {
  kind: LineKind
  lines: readonly Line[]
  textOf: (line: Line) => string
  keyOf: (line: Line, index: number) => string
  isFixed?: (line: Line) => boolean
  withText: (line: Line | null, text: string) => Line
  most: number
  maxLength: number
  issues: Issues
  /** Where its issues are. */
  pathOf: (index: number) => string
  onChange: (lines: Line[]) => void
}

/** A list of short texts to write, put in order, remove and add to. */
export function Lines<Line>(props: Props<Line>) {
  const { kind, lines, textOf, keyOf, withText, onChange } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  })
  const { listRef, dragged, lastMove, handle, move } = useReorder(lines.length, (from, to) =>
    onChange(moved(lines, from, to)),
  )
  const remove = (index: number, line: Line) => {
    flushSync(() => onChange(lines.toSpliced(index, 1)))
    toast(t(`authoring.${kind}.removed`), undefined, {
      label: t('common.undo'),
      onClick: () => onChange(latest.current.toSpliced(index, 0, line)),
    })
    const rows = listRef.current?.children
    const next = rows?.[index] ?? rows?.[index - 1]
    const fallback = listRef.current?.parentElement
    ;(next ?? fallback)?.querySelector<HTMLElement>('textarea, input')?.focus()
  }
  return (
    <div>
      <ol ref={listRef} className="grid gap-2">
        {lines.map((line, index) => (
          <Line
            key={keyOf(line, index)}
            kind={kind}
            index={index}
            count={lines.length}
            text={textOf(line)}
            isFixed={props.isFixed?.(line) ?? false}
            isDragged={dragged === index}
            maxLength={props.maxLength}
            error={issueText(t, props.issues, props.pathOf(index))}
            handle={handle(index)}
            onMove={(to) => move(index, to)}
            onEdit={(text) => onChange(lines.with(index, withText(line, text)))}
            onRemove={() => remove(index, line)}
          />
        ))}
      </ol>
      <SaidMove kind={kind} lastMove={lastMove} />
      {lines.length < props.most ? (
        <AddLine
          kind={kind}
          maxLength={props.maxLength}
          onAdd={(texts) =>
            onChange([...lines, ...texts.map((text) => withText(null, text))].slice(0, props.most))
          }
        />
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          {t(`authoring.${kind}.most`, { formatted: format.integer(props.most) })}
        </p>
      )}
    </div>
  )
}

type LineProps = {
  kind: LineKind
  index: number
  count: number
  text: string
  isFixed: boolean
  isDragged: boolean
  maxLength: number
  error: string | undefined
  handle: ReturnType<Reorder['handle']>
  onMove: (to: number) => void
  onEdit: (text: string) => void
  onRemove: () => void
}

function Line(props: LineProps) {
  const { kind, index, text, isFixed, isDragged, maxLength, error, onEdit } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const number = format.integer(index + 1)
  const errorId = `${kind}-${index}-error`
  return (
    <li
      className={`rounded-md border bg-bg transition-shadow duration-150 focus-within:border-primary/60 ${isDragged ? 'border-primary shadow-popup' : error ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-start">
        <MoveHandle kind={kind} number={number} handle={props.handle} className="h-11 w-7" />
        <span className="pt-2.5 font-display text-lg text-ink-3" aria-hidden>
          {number}
        </span>
        <textarea
          dir="auto"
          rows={1}
          value={text}
          readOnly={isFixed}
          maxLength={maxLength}
          aria-label={t(`authoring.${kind}.label`, { number })}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={(event) => onEdit(event.target.value.replaceAll('\n', ' '))}
          className="field-sizing-content min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none"
        />
        <LineButtons {...props} number={number} />
      </div>
      {error && (
        <p id={errorId} className="px-3 pb-2 text-sm text-danger">
          {error}
        </p>
      )}
    </li>
  )
}

function LineButtons({
  kind,
  index,
  count,
  number,
  onMove,
  onRemove,
}: LineProps & { number: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex shrink-0 items-center">
      <MoveButtons kind={kind} index={index} count={count} number={number} onMove={onMove} />
      <IconButton label={t(`authoring.${kind}.remove`, { number })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
