import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { AddTextItem } from './AddTextItem.tsx'
import { moveItem } from '../content/survey-fields.ts'
import { issueText, type Issues } from '../content/issues.ts'
import type { TextListKind } from './pasted-lines.ts'
import { MoveButtons, DragHandle, MoveAnnouncement } from './ReorderControls.tsx'
import { useReorder, type Reorder } from './use-reorder.ts'

type Props<Line> = {
  kind: TextListKind
  items: readonly Line[]
  textOf: (line: Line) => string
  keyOf: (line: Line, index: number) => string
  isReadOnly?: (line: Line) => boolean
  updateText: (line: Line | null, text: string) => Line
  max: number
  maxLength: number
  issues: Issues
  /** Path of an item's issue. */
  pathOf: (index: number) => string
  onChange: (lines: Line[]) => void
  /** What belongs to an item, under its text. */
  detailOf?: (line: Line, index: number, change: (line: Line) => void) => ReactNode
}

/** Editable list of short texts: add, edit, reorder, remove. */
export function TextListEditor<Line>(props: Props<Line>) {
  const { kind, items, textOf, keyOf, updateText, onChange } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const latest = useLatest(items)
  const { listRef, draggedIndex, lastMove, handle, move } = useReorder(items.length, (from, to) =>
    onChange(moveItem(items, from, to)),
  )
  const remove = (index: number, line: Line) => {
    flushSync(() => onChange(items.toSpliced(index, 1)))
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
        {items.map((line, index) => (
          <TextListItem
            key={keyOf(line, index)}
            kind={kind}
            index={index}
            count={items.length}
            text={textOf(line)}
            isReadOnly={props.isReadOnly?.(line) ?? false}
            isDragged={draggedIndex === index}
            maxLength={props.maxLength}
            error={issueText(t, props.issues, props.pathOf(index))}
            handle={handle(index)}
            onMove={(to) => move(index, to)}
            onEdit={(text) => onChange(items.with(index, updateText(line, text)))}
            onRemove={() => remove(index, line)}
            detail={props.detailOf?.(line, index, (next) => onChange(items.with(index, next)))}
          />
        ))}
      </ol>
      <MoveAnnouncement kind={kind} lastMove={lastMove} />
      {items.length < props.max ? (
        <AddTextItem
          kind={kind}
          maxLength={props.maxLength}
          onAdd={(texts) =>
            onChange([...items, ...texts.map((text) => updateText(null, text))].slice(0, props.max))
          }
        />
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          {t(`authoring.${kind}.most`, { formatted: format.integer(props.max) })}
        </p>
      )}
    </div>
  )
}

type TextListItemProps = {
  kind: TextListKind
  index: number
  count: number
  text: string
  isReadOnly: boolean
  isDragged: boolean
  maxLength: number
  error: string | undefined
  handle: ReturnType<Reorder['handle']>
  onMove: (to: number) => void
  onEdit: (text: string) => void
  onRemove: () => void
  detail: ReactNode
}

function TextListItem(props: TextListItemProps) {
  const { kind, index, text, isReadOnly, isDragged, maxLength, error, onEdit } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const number = format.integer(index + 1)
  const errorId = `${kind}-${index}-error`
  return (
    <li
      className={`rounded-md border bg-bg transition-shadow duration-150 focus-within:border-primary/60 ${isDragged ? 'border-primary shadow-popup' : error ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-start">
        <DragHandle kind={kind} number={number} handle={props.handle} className="h-11 w-7" />
        <span className="pt-2.5 font-display text-lg text-ink-3" aria-hidden>
          {number}
        </span>
        <textarea
          dir="auto"
          rows={1}
          value={text}
          readOnly={isReadOnly}
          maxLength={maxLength}
          aria-label={t(`authoring.${kind}.label`, { number })}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={(event) => onEdit(event.target.value.replaceAll('\n', ' '))}
          className="field-sizing-content min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none"
        />
        <TextListItemButtons {...props} number={number} />
      </div>
      {error && (
        <p id={errorId} className="px-3 pb-2 text-sm text-danger">
          {error}
        </p>
      )}
      {props.detail}
    </li>
  )
}

function TextListItemButtons({
  kind,
  index,
  count,
  number,
  onMove,
  onRemove,
}: TextListItemProps & { number: string }) {
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
