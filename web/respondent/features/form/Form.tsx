import './form.css'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { LanguageMenu } from '../../ui/LanguageMenu.tsx'
import { Logo } from '../../ui/icons.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useTexts, type Texts } from '../../texts.tsx'
import { Control } from '../controls/Control.tsx'
import { answerOf } from '../controls/entry.ts'
import { useVirtualKeyboard } from '../../ui/use-virtual-keyboard.ts'
import { validationError, type FormState } from './form-session.ts'
import { createFormController } from './form-controller.ts'
import { ContinueOnDeviceButton } from '../lazy-buttons.ts'
import { AnswerHelp, preloadFormFeatures } from './lazy-form-features.tsx'
import { OpenTextInput } from './OpenTextInput.tsx'
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts'
import { useBrowserHistory } from './use-browser-history.ts'

type Survey = NonNullable<PublicPage['survey']>
type Props = { survey: Survey; conversation: Conversation; notices: ReactNode }

/** A form, one question at a time. */
export function Form({ survey, conversation, notices }: Props) {
  const texts = useTexts()
  const { t, lang } = texts
  const form = useForm(conversation, survey, lang)
  const state = useStore(form.store)
  const { help } = useStore(conversation.store)
  const { questions, at, entries, isTried, isFinishing, from } = state
  const steps = useBrowserHistory(form, at)
  const heading = useHeading(at)
  useVirtualKeyboard()
  useDatePickerPreload(questions)
  useEffect(() => preloadFormFeatures(texts, survey.audio === true), [texts, survey])
  const [headingId, flawId] = [useId(), useId()]
  const question = questions[at]
  const formElement = useKeyboardShortcuts(form, steps.next)
  if (!question) return null
  const entry = entries[question.id]
  const flaw = validationError(question, entry, lang)
  // The note under the text says that it is too long.
  const shownFlaw = flaw !== 'length' && (isTried || flaw === 'notNumber') && flaw
  const shared = { question, entry, onEntry: form.enter }
  return (
    <div className="talk form">
      <Head survey={survey} state={state} storage={conversation.run.storage} notices={notices} />
      <form
        noValidate
        aria-busy={isFinishing}
        ref={formElement}
        onSubmit={(event) => {
          event.preventDefault()
          steps.next()
        }}
      >
        <main key={question.id} className={from}>
          <h2 ref={heading} id={headingId} tabIndex={-1} dir="auto">
            {question.text}
            {question.is_required && <RequiredMark />}
          </h2>
          <fieldset
            className="choices"
            disabled={isFinishing}
            aria-labelledby={headingId}
            aria-describedby={shownFlaw ? flawId : undefined}
          >
            {question.type === 'open' ? (
              <OpenTextInput
                {...shared}
                sessionId={survey.audio ? conversation.run.sessionId : undefined}
              />
            ) : (
              <Control {...shared} hasSlider />
            )}
          </fieldset>
          <p id={flawId} className="flaw" role="alert">
            {shownFlaw && t(shownFlaw)}
          </p>
          {!question.is_required && answerOf(question, entry, lang) && (
            <button type="button" className="clear" onClick={() => form.enter(undefined)}>
              {t('clear')}
            </button>
          )}
        </main>
        <div aria-live="polite" className="help-slot">
          {help && <AnswerHelp help={help} store={conversation.store} />}
        </div>
        <footer>
          <button
            type="button"
            className="quiet-action"
            disabled={at === 0}
            onClick={steps.previous}
          >
            {t('previous')}
          </button>
          <button
            type="submit"
            className="main-action"
            aria-disabled={flaw !== undefined}
            aria-busy={isFinishing}
          >
            {t(isFinishing ? 'finishing' : at === questions.length - 1 ? 'finish' : 'next')}
          </button>
        </footer>
      </form>
    </div>
  )
}

// Stable elements: not compared again at each key press.
const mark = <Logo size={24} />
const languages = <LanguageMenu />

type HeadProps = {
  survey: Survey
  state: FormState
  storage: ConversationStorage
  notices: ReactNode
}

function Head({ survey, state: { questions, at }, storage, notices }: HeadProps) {
  const { title, description } = survey
  const { t } = useTexts()
  const place = { number: at + 1, total: questions.length }
  return (
    <header>
      <div className="title">
        {mark}
        <h1 dir="auto">{title}</h1>
        <ContinueOnDeviceButton storage={storage} />
        {languages}
      </div>
      {description && (
        <p className={at === 0 ? 'about' : 'about later'} dir="auto">
          {description}
        </p>
      )}
      <div className="count">
        <span>{t('questionOf', place)}</span>
        {questions[at]?.is_required === false && <span>{t('optional')}</span>}
      </div>
      <progress
        aria-label={t('progress')}
        max={place.total}
        value={place.number}
        style={{ '--share': place.number / place.total } as object}
      >
        {place.number}
      </progress>
      {notices}
    </header>
  )
}

function RequiredMark() {
  const { t } = useTexts()
  return (
    <span className="required">
      <span aria-hidden="true">{'\u00a0*'}</span>
      <span className="unseen"> ({t('requiredMark')})</span>
    </span>
  )
}

function useForm(conversation: Conversation, { questions = [] }: Survey, lang: Texts['lang']) {
  const [form] = useState(() => createFormController(conversation, questions, lang))
  useEffect(() => form.setLanguage(lang), [form, lang])
  return form
}

/** Announces each new question and moves the focus to it. */
function useHeading(at: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [at])
  return heading
}

/** The first date input is slow to create, so it is created while the page is idle. */
function useDatePickerPreload(questions: readonly SurveyQuestion[]): void {
  const isNeeded = questions.some(({ type }) => type === 'date')
  useEffect(() => {
    if (isNeeded) (globalThis.requestIdleCallback ?? setTimeout)(createDateInput)
  }, [isNeeded])
}

function createDateInput(): void {
  document.createElement('input').type = 'date'
}
