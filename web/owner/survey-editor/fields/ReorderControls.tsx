import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { TextListKind } from './pasted-lines.ts'
import type { Reorder } from './use-reorder.ts'

type ListKind = TextListKind | 'rewards'

type HandleProps = {
  kind: ListKind
  number: string
  handle: ReturnType<Reorder['handle']>
  className: string
}

/** Drag handle; the arrow keys move the item, too. */
export function DragHandle({ kind, number, handle, className }: HandleProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      {...handle}
      aria-label={t(`authoring.${kind}.drag`, { number })}
      title={t('authoring.dragHelp')}
      className={`flex shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-3 hover:text-ink active:cursor-grabbing ${className}`}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  )
}

type ButtonsProps = {
  kind: ListKind
  index: number
  count: number
  number: string
  onMove: (to: number) => void
}

/** Buttons that move an item up or down. */
export function MoveButtons({ kind, index, count, number, onMove }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col">
      <IconButton
        data-move="up"
        label={t(`authoring.${kind}.up`, { number })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        className="h-6! w-8!"
      >
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        data-move="down"
        label={t(`authoring.${kind}.down`, { number })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
        className="h-6! w-8!"
      >
        <ChevronDown size={16} aria-hidden />
      </IconButton>
    </div>
  )
}

/** Announces the last move to screen readers. */
export function MoveAnnouncement({
  kind,
  lastMove,
}: Pick<HandleProps, 'kind'> & Pick<Reorder, 'lastMove'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <output className="sr-only">
      {lastMove && (
        <span key={lastMove.sequence}>
          {t(`authoring.${kind}.moved`, {
            place: format.integer(lastMove.to),
            of: format.integer(lastMove.of),
          })}
        </span>
      )}
    </output>
  )
}
