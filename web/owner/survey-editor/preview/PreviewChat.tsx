import type { TFunction } from 'i18next'
import { Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { CallError, call } from '../../../shared/call.ts'
import { errorText } from '../../error-text.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { TypingDots } from '../../ui/TypingDots.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import {
  initialPreviewState,
  InvalidStartReply,
  openPreview,
  type PreviewInput,
  type PreviewState,
} from './preview.ts'
import { PreviewReply } from './PreviewReply.tsx'

type Props = {
  survey: PreviewInput
  /** What respondents read before the start. */
  about: { title: string; description: string }
}

/** A conversation with the interviewer about the survey as edited, saved or not. Fills the height that it is given. */
export function PreviewChat({ survey, about }: Props) {
  const { t } = useTranslation()
  const { state, start, answer, retry } = usePreview()
  const { stage } = state
  const isOpen = stage !== 'none'
  const isOutdated = isOpen && JSON.stringify(state.startedWith) !== JSON.stringify(survey)
  const restart = () => start(survey)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // The reply is at the lower edge, which may be out of view.
    if (stage !== 'none') card.current?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  return (
    <Card
      ref={card}
      className="flex min-h-0 scroll-my-24 flex-col overflow-hidden xl:flex-auto"
      aria-labelledby="preview"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-5">
        <div className="min-w-0 flex-1 basis-48">
          <div className="flex items-center gap-1">
            <h2 id="preview" className="text-sm font-semibold">
              {t('preview.title')}
            </h2>
            <HelpLink article="try-and-publish" topic={t('preview.title')} />
          </div>
          <p className="text-sm text-ink-2">
            {isOutdated ? t('preview.outdated') : t('preview.lead')}
          </p>
        </div>
        <Button
          variant={isOpen ? 'secondary' : 'primary'}
          busy={state.stage === 'starting'}
          icon={isOpen ? <RotateCcw size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          onClick={restart}
        >
          {isOpen ? t('preview.restart') : t('preview.test')}
        </Button>
      </header>
      {isOpen ? <Messages state={state} retry={retry} /> : <Welcome {...about} />}
      {state.question && (state.stage === 'answering' || state.stage === 'waiting') && (
        <PreviewReply
          question={state.question}
          isWaiting={state.stage === 'waiting'}
          maxQuestions={state.startedWith?.max_questions ?? limits.questions.default}
          onAnswer={answer}
        />
      )}
    </Card>
  )
}

/** The beginning of the respondents' page, as it is edited. */
function Welcome({ title, description }: Props['about']) {
  return (
    <div className="grid min-h-0 flex-1 content-center gap-3 overflow-y-auto border-t border-line bg-bg px-6 py-10 text-center">
      <p dir="auto" className="font-display text-2xl text-balance wrap-break-word">
        {title}
      </p>
      <p dir="auto" className="text-pretty wrap-break-word whitespace-pre-line text-ink-2">
        {description}
      </p>
    </div>
  )
}

const bubble = 'max-w-[min(60ch,88%)] animate-arrive rounded-xl px-4 py-3 wrap-break-word'

function Messages({ state, retry }: { state: PreviewState; retry: () => void }) {
  const { t } = useTranslation()
  const log = useRef<HTMLDivElement>(null)
  const { messages, stage } = state
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'smooth' })
  }, [messages.length, stage])
  return (
    <div
      ref={log}
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
      tabIndex={0}
      aria-label={t('preview.conversation')}
      className="flex max-h-[min(27rem,44dvh)] min-h-0 flex-1 flex-col gap-3 overflow-y-auto border-t border-line bg-bg px-5 py-5 text-[0.95rem] leading-relaxed -outline-offset-2 xl:max-h-none"
    >
      {messages.map(({ id, role, content }) =>
        role === 'ai' ? (
          <p
            key={id}
            dir="auto"
            className={`${bubble} me-auto rounded-es-[6px] border border-line bg-surface font-display text-lg`}
          >
            {content}
          </p>
        ) : (
          <p
            key={id}
            dir="auto"
            className={`${bubble} ms-auto rounded-ee-[6px] bg-primary-soft whitespace-pre-line`}
          >
            {content}
          </p>
        ),
      )}
      {(stage === 'starting' || stage === 'waiting') && <Typing />}
      {stage === 'ended' && (
        <p className="animate-arrive rounded-md bg-success-soft px-4 py-3 text-center text-sm font-medium text-success">
          {t('preview.ended')}
        </p>
      )}
      {state.failure && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger"
        >
          <p>{previewErrorText(t, state.failure)}</p>
          <Button variant="secondary" onClick={retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Typing() {
  const { t } = useTranslation()
  return (
    <p className="me-auto flex min-h-12 animate-arrive items-center gap-1.5 rounded-xl rounded-es-[6px] border border-line bg-surface px-4 text-primary">
      <span className="sr-only">{t('preview.typing')}</span>
      <TypingDots />
    </p>
  )
}

/** One preview, closed on unmount. */
function usePreview() {
  const [state, setState] = useState(initialPreviewState)
  const [preview] = useState(() => openPreview(call, setState))
  useEffect(() => preview.close, [preview])
  return { ...preview, state }
}

/** The text for a preview that failed to start or to continue. */
function previewErrorText(
  t: TFunction,
  { during, error }: NonNullable<PreviewState['failure']>,
): string {
  if (error instanceof InvalidStartReply)
    return t(error.isReadable ? 'preview.incomplete' : 'preview.unreadable')
  if (!(error instanceof CallError)) return t('preview.unexpected')
  return errorText(t, error, t(during === 'start' ? 'preview.startFailed' : 'preview.turnFailed'))
}
