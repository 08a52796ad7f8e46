import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Editor } from '../survey/configure/use-editor.ts'
import { Checks } from './Checks.tsx'
import { DetailsPane } from './DetailsPane.tsx'
import { gapsIn } from './gaps.ts'
import { ListPane } from './ListPane.tsx'
import { FormPreview } from './preview/FormPreview.tsx'
import { Proposals } from './Proposals.tsx'
import { QuestionPane } from './QuestionPane.tsx'
import { panes, usePanes, type Pane } from './use-panes.ts'
import { useQuestions } from './use-questions.ts'

/** Questions, the one that is edited, and how it looks: side by side, or one at a time where there is no room. */
export function Workspace({ editor }: { editor: Editor }) {
  const { content, issues } = editor
  const questions = useQuestions(editor)
  const { list, shown, most } = questions
  const { area, pane, setPane, show, write, mend } = usePanes(editor, questions)
  const [isProposing, setProposing] = useState(false)
  const gaps = gapsIn(content, most)
  const hidden = (which: Pane) => (pane === which ? '' : 'max-lg:hidden')
  return (
    <div ref={area}>
      <Checks gaps={gaps} asked={editor.missing} onGo={mend} />
      <PaneTabs pane={pane} isDetails={!shown} onShow={setPane} />
      <div className="grid items-start gap-5 lg:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)_20.5rem]">
        <div className={hidden('questions')}>
          <ListPane
            questions={questions}
            gaps={gaps}
            onShow={show}
            onAdded={write}
            onPropose={() => setProposing(true)}
          />
        </div>
        <div
          data-pane="question"
          tabIndex={-1}
          className={`min-w-0 outline-none ${hidden('question')}`}
        >
          {shown ? (
            <QuestionPane
              key={shown.id}
              question={shown}
              index={list.findIndex(({ id }) => id === shown.id)}
              count={list.length}
              issues={issues}
              perform={questions.perform}
            />
          ) : (
            <DetailsPane editor={editor} />
          )}
        </div>
        <div className={`min-w-0 lg:max-xl:col-start-2 xl:sticky xl:top-6 ${hidden('preview')}`}>
          <FormPreview survey={content} shownId={shown?.id} />
        </div>
      </div>
      {isProposing && (
        <Proposals editor={editor} questions={questions} onClose={() => setProposing(false)} />
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
