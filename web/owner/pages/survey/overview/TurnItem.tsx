import { DoorOpen, Hourglass, LoaderCircle, Lock, LockOpen, Mic } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'
import type { Sentiment } from '#contract/survey.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { TypingDots } from '../../../ui/TypingDots.tsx'
import { ScoreBadge } from '../../../ui/badges.tsx'
import { EmotionsAndAspects, AnswerFlag, FollowUpNote } from './AnswerAnnotations.tsx'
import { RedactedText } from '../RedactedText.tsx'
import { turnAnchor } from '../../../survey-paths.ts'
import { useUnlockResponse } from '../../../billing/use-unlock-response.ts'

const sentimentColors: Record<Sentiment, string> = {
  positive: 'text-success',
  neutral: 'text-ink-3',
  mixed: 'text-warning',
  negative: 'text-danger',
}

type Props = {
  surveyId: string
  turn: OwnerTurn
  /** Asked by the offline engine in place of a model. */
  isReplaced: boolean
  /** Below the question. */
  note?: ReactNode
  /** Why the answer's sentiment was judged so, if that is known. */
  explanation?: string
}

/** A question and its answer, redacted while locked. */
export function TurnItem({ surveyId, turn, isReplaced, note, explanation = '' }: Props) {
  const { t } = useTranslation()
  return (
    <li
      id={turnAnchor(turn.key)}
      className="grid animate-arrive gap-2 rounded-md outline-none focus:ring-2 focus:ring-primary/40 focus:ring-offset-8 focus:ring-offset-raised"
    >
      <p
        dir="auto"
        className={`max-w-[62ch] text-ink-2 ${turn.support ? 'text-sm' : 'font-display text-lg leading-snug'}`}
      >
        <RedactedText text={turn.question} />
      </p>
      {isReplaced && <p className="text-xs text-ink-3">{t('engine.replaced')}</p>}
      {note}
      {turn.answer === null ? (
        <OpenQuestion turn={turn} />
      ) : (
        <Answer {...{ surveyId, turn, explanation }} answer={turn.answer} />
      )}
    </li>
  )
}

/** How long a respondent may take for an answer. */
const waitingMs = 10 * 60_000

/** A question without an answer: awaited, or the respondent has left. */
function OpenQuestion({ turn: { ended, asked_at } }: Pick<Props, 'turn'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const isAwaited = useIsWithin(asked_at, waitingMs)
  if (!ended && isAwaited)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <span className="flex gap-1" aria-hidden>
          <TypingDots />
        </span>
        {t('survey.waiting')}
      </p>
    )
  const text =
    ended === undefined
      ? t('survey.quiet', { when: format.shortDateTime(asked_at) })
      : t(ended === 'abandoned' ? 'survey.left' : 'survey.endedHere')
  return (
    <p className="flex items-center gap-2 text-sm text-ink-3">
      <DoorOpen size={15} className="shrink-0 rtl:-scale-x-100" aria-hidden />
      {text}
    </p>
  )
}

/** Whether less than `ms` have passed since a time; changes without the server. */
function useIsWithin(since: string, ms: number): boolean {
  const endMs = Date.parse(since) + ms
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (endMs <= now) return
    const timer = setTimeout(() => setNow(Date.now()), endMs - now)
    return () => clearTimeout(timer)
  }, [endMs, now])
  return now < endMs
}

const isCallForHelp = ({ flag }: OwnerTurn) => flag === 'distress' || flag === 'concern'

type AnswerProps = Pick<Props, 'surveyId' | 'turn'> & { answer: string; explanation: string }

function Answer({ surveyId, turn, answer, explanation }: AnswerProps) {
  // A call for help is shown even while locked: help must not depend on payment.
  const isLocked = turn.status === 'locked' && !isCallForHelp(turn)
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <div
      className={`ms-3 grid animate-arrive gap-2 rounded-xl rounded-ss-[6px] px-4 py-3 sm:ms-6 ${isLocked ? 'border border-line bg-sunken' : 'bg-primary-soft'}`}
    >
      <p
        ref={text}
        dir="auto"
        tabIndex={-1}
        className={`whitespace-pre-line outline-none ${turn.cut ? 'fade-end' : ''}`}
      >
        {answer}
      </p>
      {turn.flag && <AnswerFlag flag={turn.flag} />}
      <EmotionsAndAspects turn={turn} />
      <AnswerFacts turn={turn}>
        {isLocked && (
          <UnlockAction
            surveyId={surveyId}
            responseId={turn.response_id ?? turn.key}
            onUnlocked={() => text.current?.focus({ preventScroll: true })}
          />
        )}
      </AnswerFacts>
      {explanation !== '' && (
        <p dir="auto" className="text-sm text-pretty text-ink-2">
          {explanation}
        </p>
      )}
      {turn.follow_up && <FollowUpNote reason={turn.follow_up} />}
    </div>
  )
}

/** What is known of an answer, before what can be done with it. */
function AnswerFacts({ turn, children }: { turn: OwnerTurn; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-xs font-medium text-ink-2 empty:hidden">
      {turn.spoken && (
        <span className="inline-flex items-center gap-1.5 text-accent-strong">
          <Mic size={13} aria-hidden />
          {t('survey.spoken')}
        </span>
      )}
      {turn.sentiment && turn.flag === null && (
        <span className={`inline-flex items-center gap-1.5 ${sentimentColors[turn.sentiment]}`}>
          <span className="size-2 rounded-full bg-current" aria-hidden />
          {t(`sentiment.${turn.sentiment}`)}
        </span>
      )}
      {turn.score !== null && turn.flag === null && <ScoreBadge score={turn.score} />}
      {turn.status === 'pending' && <Pending turn={turn} />}
      {turn.status === 'unlocked' && (
        <span className="inline-flex items-center gap-1.5 text-success">
          <LockOpen size={13} aria-hidden />
          {t('survey.unlocked')}
        </span>
      )}
      {children}
    </div>
  )
}

/** An answer to a form is scored once the form has ended, since it may change until then. */
function Pending({ turn: { asked_by, support, ended } }: Pick<Props, 'turn'>) {
  const { t } = useTranslation()
  const isOfOpenForm = asked_by === null && !support && !ended
  const Icon = isOfOpenForm ? Hourglass : LoaderCircle
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-3">
      <Icon size={13} className={isOfOpenForm ? '' : 'animate-spin'} aria-hidden />
      {t(isOfOpenForm ? 'survey.pendingForm' : 'survey.pending')}
    </span>
  )
}

type UnlockProps = { surveyId: string; responseId: string; onUnlocked: () => void }

function UnlockAction({ surveyId, responseId, onUnlocked }: UnlockProps) {
  const { t } = useTranslation()
  const unlock = useUnlockResponse(surveyId, onUnlocked)
  // The unlocked turn arrives by the live feed.
  const isBusy = unlock.isPending || unlock.isSuccess
  return (
    <span className="ms-auto inline-flex items-center gap-2">
      <span className="inline-flex items-center gap-1.5">
        <Lock size={13} aria-hidden />
        {t('survey.locked')}
      </span>
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => unlock.mutate({ id: responseId })}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-primary px-3.5 text-xs font-semibold text-on-primary transition-colors duration-150 enabled:hover:bg-primary-hover disabled:opacity-70"
      >
        {isBusy && <LoaderCircle size={13} className="animate-spin" aria-hidden />}
        {isBusy ? t('survey.unlocking') : `${t('survey.unlock')} · ${t('qualified.price')}`}
      </button>
    </span>
  )
}
