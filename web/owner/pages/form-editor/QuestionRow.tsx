import { Copy, GripVertical, Trash2, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyQuestion } from '#contract/survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { IconButton } from '../../ui/Button.tsx'
import { typeIcons } from './type-icons.ts'

type Props = {
  question: SurveyQuestion
  index: number
  isSelected: boolean
  isDragged: boolean
  hasBlocker: boolean
  handle: ComponentProps<'button'>
  onShow: () => void
  onDuplicate: () => void
  onRemove: () => void
}

export function QuestionRow(props: Props) {
  const { question, index, isSelected, isDragged, hasBlocker, handle } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const number = format.integer(index + 1)
  const Icon = typeIcons[question.type]
  return (
    <li
      className={`group flex items-stretch rounded-md border transition-shadow duration-150 ${isDragged ? 'border-primary bg-surface shadow-popup' : isSelected ? 'border-primary bg-primary-soft/60' : 'border-line bg-surface hover:bg-sunken'}`}
    >
      <button
        type="button"
        {...handle}
        aria-label={t('formEditor.drag', { number })}
        title={t('authoring.dragHelp')}
        className="flex w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-s-md text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <button
        type="button"
        data-question={question.id}
        aria-current={isSelected || undefined}
        onClick={props.onShow}
        className="min-w-0 flex-1 rounded-sm py-2 text-start"
      >
        <span className="flex items-center gap-1.5 text-xs text-ink-2">
          <span className="font-semibold">{number}</span>
          <Icon size={14} className="shrink-0" aria-hidden />
          <span className="truncate">{t(`formEditor.type.${question.type}`)}</span>
          {question.is_required && (
            <span className="font-bold text-danger" title={t('formEditor.required')}>
              <span aria-hidden>*</span>
              <span className="sr-only">{t('formEditor.required')}</span>
            </span>
          )}
          {hasBlocker && <TriangleAlert size={14} className="shrink-0 text-warning" aria-hidden />}
        </span>
        <span
          dir="auto"
          className={`mt-0.5 line-clamp-2 text-page text-sm ${question.text.trim() === '' ? 'text-ink-2 italic' : ''}`}
        >
          {question.text.trim() || t('formEditor.blank')}
        </span>
      </button>
      <span className="flex shrink-0 flex-col justify-center">
        <IconButton
          label={t('formEditor.duplicate', { number })}
          onClick={props.onDuplicate}
          className="h-7! w-8!"
        >
          <Copy size={15} aria-hidden />
        </IconButton>
        <IconButton
          data-remove
          label={t('formEditor.remove', { number })}
          onClick={props.onRemove}
          className="h-7! w-8!"
        >
          <Trash2 size={15} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
