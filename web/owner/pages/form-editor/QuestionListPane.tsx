import { FileText, Redo2, Sparkles, Undo2 } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { useReorder } from '../../survey-editor/fields/use-reorder.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/toasts.tsx'
import { AddQuestionMenu } from './AddQuestionMenu.tsx'
import type { PublishBlocker } from '../../survey-editor/content/publish-blockers.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { useUndoShortcuts } from './use-undo-shortcuts.ts'
import type { QuestionEditor } from './use-question-editor.ts'

type Props = {
  questions: QuestionEditor
  blockers: readonly PublishBlocker[]
  /** Null: the survey's own fields. */
  onShow: (id: string | null) => void
  onAdded: () => void
  onPropose: () => void
}

/** The list of questions: select, reorder, duplicate, remove, add. */
export function QuestionListPane({ questions, blockers, onShow, onAdded, onPropose }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [announcement, setAnnouncement] = useState('')
  const { list, selected, maxQuestions, isFull, dispatch } = questions
  const { listRef, draggedIndex, lastMove, handle } = useReorder(list.length, (from, to, drag) => {
    dispatch({ type: 'move', from, to, drag })
    setAnnouncement('')
  })
  useUndoShortcuts(questions, (step) =>
    setAnnouncement(t(step === 'undo' ? 'formEditor.undone' : 'formEditor.redone')),
  )
  const fullText = t('formEditor.planFull', { formatted: format.integer(maxQuestions) })
  const remove = useRemoveQuestion(questions, listRef)
  const blockedIds = new Set(
    blockers.flatMap((blocker) => ('questionId' in blocker ? blocker.questionId : [])),
  )
  return (
    <Card className="p-4" aria-labelledby="question-list">
      <ListHeader questions={questions} />
      <DetailsButton isSelected={selected === null} onShow={() => onShow(null)} />
      {list.length === 0 && <EmptyListNotice />}
      <ol ref={listRef} className="grid gap-2" aria-labelledby="question-list">
        {list.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            index={index}
            isSelected={selected?.id === question.id}
            isDragged={draggedIndex === index}
            hasBlocker={blockedIds.has(question.id)}
            handle={handle(index)}
            onShow={() => onShow(question.id)}
            onDuplicate={() => {
              if (isFull) return toast(fullText)
              questions.duplicate(question.id)
              setAnnouncement(t('formEditor.duplicated'))
            }}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <output className="sr-only">
        {announcement ||
          (lastMove && (
            <span key={lastMove.sequence}>
              {t('formEditor.moved', {
                place: format.integer(lastMove.to),
                of: format.integer(lastMove.of),
              })}
            </span>
          ))}
      </output>
      <div className="mt-3 grid gap-2">
        <AddQuestionMenu
          isFull={isFull}
          onFull={() => toast(fullText)}
          onAdd={(type) => {
            questions.add(type)
            onAdded()
          }}
        />
        {isFull && (
          <p id="plan-full" className="text-xs text-ink-2">
            {fullText}
          </p>
        )}
        <Button variant="quiet" icon={<Sparkles size={16} aria-hidden />} onClick={onPropose}>
          {t('formEditor.propose.open')}
        </Button>
      </div>
    </Card>
  )
}

function ListHeader({
  questions: { list, maxQuestions, undo, redo },
}: {
  questions: QuestionEditor
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <div className="mb-3 flex items-center gap-1">
      <h2 id="question-list" className="text-sm font-semibold">
        {t('formEditor.questions')}
      </h2>
      <span className="ms-1 text-xs text-ink-2">
        {t('formEditor.used', {
          used: format.integer(list.length),
          max: format.integer(maxQuestions),
        })}
      </span>
      <IconButton
        label={t('formEditor.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!undo}
        onClick={() => undo?.()}
        className="ms-auto size-8!"
      >
        <Undo2 size={16} className="rtl:-scale-x-100" aria-hidden />
      </IconButton>
      <IconButton
        label={t('formEditor.redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!redo}
        onClick={() => redo?.()}
        className="size-8!"
      >
        <Redo2 size={16} className="rtl:-scale-x-100" aria-hidden />
      </IconButton>
    </div>
  )
}

type DetailsProps = { isSelected: boolean; onShow: () => void }

function DetailsButton({ isSelected, onShow }: DetailsProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-current={isSelected || undefined}
      onClick={onShow}
      className={`mb-2 flex min-h-10 w-full items-center gap-2 rounded-md border px-3 text-start text-sm font-medium ${isSelected ? 'border-primary bg-primary-soft/60' : 'border-line hover:bg-sunken'}`}
    >
      <FileText size={16} className="shrink-0 text-ink-3" aria-hidden />
      {t('formEditor.details')}
    </button>
  )
}

function EmptyListNotice() {
  const { t } = useTranslation()
  return (
    <p className="rounded-md border border-dashed border-line-strong/60 px-4 py-6 text-center text-sm text-ink-2">
      <strong className="block text-ink">{t('formEditor.empty')}</strong>
      {t('formEditor.emptyHelp')}
    </p>
  )
}

/** Removes a question, focuses its neighbour, and offers to undo. */
function useRemoveQuestion(questions: QuestionEditor, listRef: RefObject<HTMLOListElement | null>) {
  const { t } = useTranslation()
  return (index: number) => {
    const question = questions.list[index]
    if (!question) return
    questions.dispatch({ type: 'remove', id: question.id })
    const rows = listRef.current?.children
    const next = rows?.[index + 1] ?? rows?.[index - 1]
    const focused = next?.querySelector<HTMLElement>('[data-remove]')
    ;(focused ?? document.getElementById('add-question'))?.focus()
    toast(t('formEditor.removed'), undefined, {
      label: t('common.undo'),
      onClick: () => questions.dispatch({ type: 'add', question, at: index }),
    })
  }
}
