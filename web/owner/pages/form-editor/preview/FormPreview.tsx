import { CheckCheck, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { QuestionList } from '../../../survey-editor/content/question-list.ts'
import { canContinue, type FormAnswer } from './answers.ts'
import { AnswerControl } from './AnswerControl.tsx'
import { translatorFor, type Translate } from './texts.ts'

type Props = {
  survey: { title: string; description: string; language: SurveyLanguage; questions: QuestionList }
  /** The question being edited, which the preview shows. */
  selectedQuestionId: string | undefined
}

/** The unsaved survey on a respondent's phone; answers are discarded. */
export function FormPreview({ survey, selectedQuestionId }: Props) {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const { language } = survey
  return (
    <Card className="p-4" aria-labelledby="form-preview" data-own-undo>
      <div className="mb-3 flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 id="form-preview" className="text-sm font-semibold">
            {t('formEditor.phone.title')}
          </h2>
          <p className="text-xs text-ink-2">{t('formEditor.phone.help')}</p>
        </div>
        <IconButton label={t('formEditor.phone.restart')} onClick={() => setRound(round + 1)}>
          <RotateCcw size={16} aria-hidden />
        </IconButton>
      </div>
      <div
        lang={language === 'pt-br' ? 'pt-BR' : language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="mx-auto flex min-h-[34rem] max-w-90 flex-col rounded-[2rem] border-[6px] border-line bg-bg px-4 pt-5 pb-4"
      >
        {survey.questions.length === 0 ? (
          <p className="m-auto text-center text-sm text-ink-2">{t('formEditor.phone.none')}</p>
        ) : (
          <Form
            key={round}
            survey={survey}
            selectedQuestionId={selectedQuestionId}
            translate={translatorFor(language)}
          />
        )}
      </div>
    </Card>
  )
}

function Form({ survey, selectedQuestionId, translate }: Props & { translate: Translate }) {
  const { questions } = survey
  const [answers, setAnswers] = useState<ReadonlyMap<string, FormAnswer>>(new Map())
  const [at, setAt] = useState<number | 'done'>(() =>
    Math.max(0, indexOf(questions, selectedQuestionId)),
  )
  const [showsRequired, setShowsRequired] = useState(false)
  const [lastSelectedId, setLastSelectedId] = useState(selectedQuestionId)
  const goTo = (to: number | 'done') => {
    setAt(to)
    setShowsRequired(false)
  }
  if (selectedQuestionId !== lastSelectedId) {
    setLastSelectedId(selectedQuestionId)
    if (selectedQuestionId) goTo(Math.max(0, indexOf(questions, selectedQuestionId)))
  }
  const labelId = useId()
  if (at === 'done') return <Thanks translate={translate} />
  const index = Math.min(at, questions.length - 1)
  const question = questions[index]
  const isLast = index === questions.length - 1
  if (!question) return null
  // Another type needs another answer.
  const key = `${question.type} ${question.id}`
  const mayContinue = canContinue(question, answers.get(key))
  return (
    <>
      <FormHeader survey={survey} index={index} translate={translate} />
      <div className="grid flex-1 content-start gap-4 py-5">
        <QuestionHeading id={labelId} question={question} translate={translate} />
        <AnswerControl
          key={key}
          question={question}
          answer={answers.get(key)}
          translate={translate}
          labelledBy={labelId}
          onAnswer={(answer) => setAnswers(new Map(answers).set(key, answer))}
        />
        {showsRequired && !mayContinue && (
          <p role="alert" className="text-sm text-danger">
            {translate('required')}
          </p>
        )}
      </div>
      <footer className="grid grid-cols-2 gap-2">
        <button
          type="button"
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
          className="min-h-11 rounded-md border border-line-strong font-semibold enabled:hover:bg-sunken disabled:opacity-55"
        >
          {translate('previous')}
        </button>
        <button
          type="button"
          aria-disabled={!mayContinue}
          onClick={() => (mayContinue ? goTo(isLast ? 'done' : index + 1) : setShowsRequired(true))}
          className="min-h-11 rounded-md bg-primary font-semibold text-on-primary hover:bg-primary-hover aria-disabled:opacity-55"
        >
          {translate(isLast ? 'finish' : 'next')}
        </button>
      </footer>
    </>
  )
}

type FormHeaderProps = { survey: Props['survey']; index: number; translate: Translate }

function FormHeader({
  survey: { title, description, questions },
  index,
  translate,
}: FormHeaderProps) {
  return (
    <header className="grid gap-2">
      <p dir="auto" className="line-clamp-2 text-sm font-semibold">
        {title}
      </p>
      {index === 0 && description && (
        <p dir="auto" className="line-clamp-3 text-sm text-ink-2">
          {description}
        </p>
      )}
      <p className="text-xs text-ink-2">
        {translate('questionOf', { number: index + 1, total: questions.length })}
      </p>
      <progress
        aria-label={translate('progress')}
        max={questions.length}
        value={index + 1}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </header>
  )
}

type QuestionHeadingProps = { id: string; question: SurveyQuestion; translate: Translate }

function QuestionHeading({ id, question, translate }: QuestionHeadingProps) {
  return (
    <p id={id} dir="auto" className="font-display text-xl wrap-break-word">
      {question.text.trim() || <span className="text-ink-2 italic">{translate('untitled')}</span>}
      {question.is_required && (
        <span className="text-danger">
          <span aria-hidden>{'\u00a0*'}</span>
          <span className="sr-only"> ({translate('requiredMark')})</span>
        </span>
      )}
    </p>
  )
}

function Thanks({ translate }: { translate: Translate }) {
  return (
    <output className="m-auto grid justify-items-center gap-3 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
        <CheckCheck size={26} aria-hidden />
      </span>
      <span className="font-display text-2xl">{translate('thanks')}</span>
      <span className="text-sm text-ink-2 text-pretty">{translate('confidential')}</span>
    </output>
  )
}

const indexOf = (questions: QuestionList, id: string | undefined) =>
  questions.findIndex((question) => question.id === id)
