import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../shared/i18n.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { moved, newPoint, type Piece } from './authored.ts'

/** What the conversation has to find out, in the order in which it matters. */
export function Points({ survey, edit }: Piece<'validation_points' | 'max_questions'>) {
  const { t } = useTranslation()
  const points = survey.validation_points
  const set = (validation_points: typeof points) => edit({ validation_points })
  return (
    <Card className="p-5 sm:p-6" aria-labelledby="points">
      <h2 id="points" className="text-sm font-semibold">
        {t('create.points')}
      </h2>
      <p className="text-sm text-ink-2">{t('create.pointsHelp')}</p>
      <ol className="mt-4 grid gap-2">
        {points.map((point, index) => (
          <Point
            key={point.id}
            number={index + 1}
            text={point.text}
            isFixed={point.editable === false}
            isLast={index === points.length - 1}
            onEdit={(text) => set(points.with(index, { ...point, text }))}
            onMove={(by) => set(moved(points, index, by))}
            onRemove={() => set(points.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {points.length === 0 && <p className="text-sm text-warning">{t('create.pointsNone')}</p>}
      {points.length > survey.max_questions && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('create.pointsMax')}
        </p>
      )}
      {points.length < limits.validationPoints.max && (
        <AddPoint onAdd={(text) => set([...points, newPoint(text)])} />
      )}
    </Card>
  )
}

type PointProps = {
  number: number
  text: string
  isFixed: boolean
  isLast: boolean
  onEdit: (text: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Point({ number, text, isFixed, isLast, onEdit, onMove, onRemove }: PointProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const shown = format.integer(number)
  return (
    <li className="flex items-start gap-1 rounded-md border border-line bg-bg ps-3 focus-within:border-primary/60">
      <span className="pt-2.5 font-display text-lg text-ink-3" aria-hidden>
        {shown}
      </span>
      <textarea
        dir="auto"
        rows={1}
        value={text}
        readOnly={isFixed}
        maxLength={limits.validationPoint.max}
        aria-label={t('create.pointLabel', { number: shown })}
        onChange={(event) => onEdit(event.target.value.replaceAll('\n', ' '))}
        className="field-sizing-content min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none"
      />
      <div className="flex shrink-0 items-center">
        <div className="flex flex-col">
          <IconButton
            label={t('create.movePointUp', { number: shown })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
            className="h-6! w-8!"
          >
            <ChevronUp size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={t('create.movePointDown', { number: shown })}
            disabled={isLast}
            onClick={() => onMove(1)}
            className="h-6! w-8!"
          >
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        </div>
        <IconButton label={t('create.removePoint', { number: shown })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

function AddPoint({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
    input.current?.focus()
  }
  return (
    <div className="mt-3 flex gap-2">
      <input
        ref={input}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={limits.validationPoint.max}
        aria-label={t('create.addPoint')}
        placeholder={t('create.addPointPlaceholder')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        className="min-w-0 flex-1 rounded-md border border-dashed border-line-strong/70 bg-transparent px-3.5 py-2 placeholder:text-ink-3"
      />
      <Button
        look="secondary"
        disabled={text.trim() === ''}
        icon={<Plus size={16} aria-hidden />}
        onClick={add}
        aria-label={t('create.addPoint')}
      >
        <span className="max-sm:hidden">{t('create.addPoint')}</span>
      </Button>
    </div>
  )
}
