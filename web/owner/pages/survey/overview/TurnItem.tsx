import { LoaderCircle, Lock, LockOpen, Mic } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'
import type { Sentiment } from '#contract/survey.ts'
import { TypingDots } from '../../../ui/TypingDots.tsx'
import { ScoreBadge } from '../../../ui/badges.tsx'
import { EmotionsAndAspects, AnswerFlag, FollowUpNote } from './AnswerAnnotations.tsx'
import { RedactedText } from '../RedactedText.tsx'
import { useUnlockResponse } from '../responses/use-unlock-response.ts'

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
}

/** A question and its answer, redacted while locked. */
export function TurnItem({ surveyId, turn, isReplaced }: Props) {
  const { t } = useTranslation()
  return (
    <li className="grid animate-arrive gap-2">
      <p
        dir="auto"
        className={`max-w-[62ch] text-ink-2 ${turn.support ? 'text-sm' : 'font-display text-lg leading-snug'}`}
      >
        <RedactedText text={turn.question} />
      </p>
      {isReplaced && <p className="text-xs text-ink-3">{t('engine.replaced')}</p>}
      {turn.answer === null ? (
        <p className="flex items-center gap-2 text-sm text-ink-3">
          <span className="flex gap-1" aria-hidden>
            <TypingDots />
          </span>
          {t('survey.waiting')}
        </p>
      ) : (
        <Answer surveyId={surveyId} turn={turn} answer={turn.answer} />
      )}
    </li>
  )
}

const isCallForHelp = ({ flag }: OwnerTurn) => flag === 'distress' || flag === 'concern'

function Answer({ surveyId, turn, answer }: { surveyId: string; turn: OwnerTurn; answer: string }) {
  const { t } = useTranslation()
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
        {turn.status === 'pending' && (
          <span className="inline-flex items-center gap-1.5 text-ink-3">
            <LoaderCircle size={13} className="animate-spin" aria-hidden />
            {t('survey.pending')}
          </span>
        )}
        {turn.status === 'unlocked' && (
          <span className="inline-flex items-center gap-1.5 text-success">
            <LockOpen size={13} aria-hidden />
            {t('survey.unlocked')}
          </span>
        )}
        {isLocked && (
          <UnlockAction
            surveyId={surveyId}
            responseId={turn.response_id ?? turn.key}
            onUnlocked={() => text.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {turn.follow_up && <FollowUpNote reason={turn.follow_up} />}
    </div>
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
