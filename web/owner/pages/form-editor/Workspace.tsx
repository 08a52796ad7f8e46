import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import { FormPublishChecks } from './FormPublishChecks.tsx'
import { DetailsPane } from './DetailsPane.tsx'
import { publishBlockers } from '../../survey-editor/content/publish-blockers.ts'
import { QuestionListPane } from './QuestionListPane.tsx'
import { FormPreview } from './preview/FormPreview.tsx'
import { QuestionProposals } from './QuestionProposals.tsx'
import { QuestionPane } from './QuestionPane.tsx'
import { panes, usePanes, type Pane } from './use-panes.ts'
import { useQuestionEditor } from './use-question-editor.ts'

/** List, selected question and preview: side by side, or one at a time on narrow screens. */
export function Workspace({ surveyId, editor }: { surveyId: string; editor: Editor }) {
  const { content, issues } = editor
  const questions = useQuestionEditor(editor)
  const { list, selected, maxQuestions } = questions
  const { area, pane, setPane, show, focusQuestionText, focusBlocker } = usePanes(editor, questions)
  const [isProposing, setProposing] = useState(false)
  const blockers = publishBlockers(content, maxQuestions)
  const hidden = (name: Pane) => (pane === name ? '' : 'max-lg:hidden')
  return (
    <div ref={area}>
      <FormPublishChecks blockers={blockers} attempt={editor.missing} onSelect={focusBlocker} />
      <PaneTabs pane={pane} isDetails={!selected} onShow={setPane} />
      <div className="grid items-start gap-5 lg:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)_20.5rem]">
        <div className={hidden('questions')}>
          <QuestionListPane
            questions={questions}
            blockers={blockers}
            onShow={show}
            onAdded={focusQuestionText}
            onPropose={() => setProposing(true)}
          />
        </div>
        <div
          data-pane="question"
          tabIndex={-1}
          className={`min-w-0 outline-none ${hidden('question')}`}
        >
          {selected ? (
            <QuestionPane
              key={selected.id}
              question={selected}
              index={list.findIndex(({ id }) => id === selected.id)}
              count={list.length}
              issues={issues}
              dispatch={questions.dispatch}
            />
          ) : (
            <DetailsPane surveyId={surveyId} editor={editor} />
          )}
        </div>
        <div className={`min-w-0 lg:max-xl:col-start-2 xl:sticky xl:top-6 ${hidden('preview')}`}>
          <FormPreview survey={content} selectedQuestionId={selected?.id} />
        </div>
      </div>
      {isProposing && (
        <QuestionProposals
          editor={editor}
          questions={questions}
          onClose={() => setProposing(false)}
        />
      )}
    </div>
  )
}

type TabsProps = { pane: Pane; isDetails: boolean; onShow: (pane: Pane) => void }

function PaneTabs({ pane, isDetails, onShow }: TabsProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('formEditor.panes')}
      className="mb-4 grid grid-cols-3 gap-1 rounded-md bg-sunken p-1 lg:hidden"
    >
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={pane === name ? 'step' : undefined}
          onClick={() => onShow(name)}
          className={`min-h-10 truncate rounded-sm px-2 text-sm font-semibold ${pane === name ? 'bg-surface shadow-popup' : 'text-ink-2'}`}
        >
          {t(`formEditor.${name === 'question' && isDetails ? 'details' : name}`)}
        </button>
      ))}
    </nav>
  )
}
