import { Dialog } from '@base-ui/react/dialog'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { InlineError } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import { typeIcons } from './type-icons.ts'
import { useProposals, type ProposalState } from './use-proposals.ts'
import type { QuestionEditor } from './use-question-editor.ts'

type Props = { editor: Editor; questions: QuestionEditor; onClose: () => void }

/** Questions proposed by the AI, to add to the list or to replace it. */
export function QuestionProposals({ editor, questions, onClose }: Props) {
  const { t } = useTranslation()
  const proposals = useProposals(editor)
  const { error, proposed, isExhausted, chosen } = proposals
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-xl -translate-y-1/2 flex-col rounded-xl border border-line bg-raised shadow-overlay outline-none">
          <ProposalRequest proposals={proposals} maxQuestions={questions.maxQuestions} />
          {(error || isExhausted || proposed.length > 0) && (
            <div className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto p-5 sm:px-6">
              {error && (
                <InlineError title={t('formEditor.propose.failed')}>
                  {errorText(t, error)}
                </InlineError>
              )}
              {isExhausted && (
                <p className="rounded-md bg-info-soft px-4 py-3 text-sm text-pretty text-info">
                  {t('formEditor.propose.exhausted')}
                </p>
              )}
              {proposed.map((question) => (
                <Proposal
                  key={question.id}
                  question={question}
                  isChosen={chosen.has(question.id)}
                  onChoose={() => proposals.toggle(question.id)}
                />
              ))}
            </div>
          )}
          <ProposalActions proposals={proposals} questions={questions} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ProposalRequest({
  proposals,
  maxQuestions,
}: {
  proposals: ProposalState
  maxQuestions: number
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { goal, hasGoal, isPending, isExhausted, proposed } = proposals
  const [count, setCount] = useState(Math.min(limits.fixedQuestions.default, maxQuestions))
  return (
    <header className="border-b border-line p-5 sm:px-6">
      <Dialog.Title className="font-display text-2xl text-balance">
        {t('formEditor.propose.title')}
      </Dialog.Title>
      <Dialog.Description className="mt-1 line-clamp-3 text-pretty text-ink-2">
        {hasGoal ? t('formEditor.propose.help', { goal }) : t('formEditor.propose.noGoal')}
      </Dialog.Description>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <span className="text-sm font-semibold" aria-hidden>
          {t('formEditor.propose.count')}
        </span>
        <Select
          label={t('formEditor.propose.count')}
          value={String(count)}
          onChange={(next) => setCount(Number(next))}
          options={Array.from({ length: maxQuestions }, (_, index) => ({
            value: String(index + 1),
            label: format.integer(index + 1),
          }))}
          className="min-w-20"
        />
        <Button
          variant={proposed.length > 0 ? 'secondary' : 'primary'}
          busy={isPending}
          disabled={!hasGoal}
          icon={<Sparkles size={16} aria-hidden />}
          onClick={() => proposals.request(count)}
        >
          {t(proposed.length > 0 ? 'formEditor.propose.again' : 'formEditor.propose.ask')}
        </Button>
      </div>
      <output className="sr-only">
        {isPending && t('formEditor.propose.asking')}
        {isExhausted
          ? t('formEditor.propose.exhausted')
          : !isPending && proposed.length > 0 && t('formEditor.propose.found')}
      </output>
    </header>
  )
}

type ProposalActionsProps = {
  proposals: ProposalState
  questions: QuestionEditor
  onClose: () => void
}

function ProposalActions({
  proposals: { proposed, chosen, chosenQuestions },
  questions,
  onClose,
}: ProposalActionsProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [isReplacing, setReplacing] = useState(false)
  const { list, maxQuestions } = questions
  const hasRoom = list.length + chosen.size <= maxQuestions
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  const apply = (type: 'addAll' | 'replaceAll') => {
    const added = chosenQuestions()
    questions.dispatch({ type, questions: added })
    questions.select(added[0]?.id ?? null)
    toast(t(`formEditor.propose.${type === 'addAll' ? 'added' : 'replaced'}`), undefined, {
      label: t('common.undo'),
      onClick: () => questions.dispatch({ type: 'replaceAll', questions: list }),
    })
    onClose()
  }
  return (
    <footer className="grid gap-2 border-t border-line p-4 sm:px-6">
      {proposed.length > 0 && !hasRoom && (
        <p className="text-sm text-warning">{t('formEditor.propose.full')}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Dialog.Close render={<Button variant="quiet">{t('common.cancel')}</Button>} />
        {proposed.length > 0 && list.length > 0 && (
          <Button
            variant="secondary"
            disabled={chosen.size === 0}
            onClick={() => setReplacing(true)}
          >
            {t('formEditor.propose.replace')}
          </Button>
        )}
        {proposed.length > 0 && (
          <Button disabled={chosen.size === 0 || !hasRoom} onClick={() => apply('addAll')}>
            {t('formEditor.propose.add', counted(chosen.size))}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isReplacing}
        title={t('formEditor.propose.replaceTitle')}
        confirmLabel={t('formEditor.propose.replaceConfirm')}
        onCancel={() => setReplacing(false)}
        onConfirm={() => apply('replaceAll')}
      >
        {t('formEditor.propose.replaceHelp', counted(list.length))}
      </ConfirmDialog>
    </footer>
  )
}

type ProposalProps = {
  question: SurveyQuestion
  isChosen: boolean
  onChoose: () => void
}

function Proposal({ question, isChosen, onChoose }: ProposalProps) {
  const { t } = useTranslation()
  const Icon = typeIcons[question.type]
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line p-3 has-checked:border-primary has-checked:bg-primary-soft/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block text-page font-medium">
          {question.text}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-2">
          <Icon size={14} className="shrink-0" aria-hidden />
          {t(`formEditor.type.${question.type}`)}
        </span>
        {question.options.length > 0 && (
          <span dir="auto" className="mt-0.5 block text-page text-xs text-ink-2">
            {question.options.join(' · ')}
          </span>
        )}
      </span>
    </label>
  )
}
