import { Check, Lock, LockOpen, Sparkles, UserRound } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { type Respondent, respondentName } from '#contract/respondent.ts'
import { UnlockPanel } from '../../../billing/UnlockPanel.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ScoreBadge } from '../../../ui/badges.tsx'
import { QualificationDetails } from './QualificationDetails.tsx'
import { ReportQualification } from './ReportQualification.tsx'
import { RespondentDetails } from '../RespondentDetails.tsx'
import { RedactedText } from '../RedactedText.tsx'
import type { Selection } from './use-selection.ts'

export function QualifiedResponseCard({
  surveyId,
  response,
  selection,
}: {
  surveyId: string
  response: QualifiedResponse
  selection: Selection
}) {
  const { t } = useTranslation()
  const { is_unlocked: isUnlocked, ai_qualification: verdict } = response
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <Card
      className={`flex flex-col gap-4 p-5 ${selection.ids.has(response.id) ? 'ring-2 ring-primary' : ''}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!isUnlocked && <SelectBox response={response} selection={selection} />}
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-primary-text">
          <Sparkles size={16} aria-hidden />
          {t('qualified.badge')}
        </span>
        <ScoreBadge score={verdict.qualification_score} />
        {response.sentiment && (
          <span className="text-xs font-semibold text-ink-2">
            {t(`sentiment.${response.sentiment}`)}
          </span>
        )}
        <span
          className={`ms-auto inline-flex items-center gap-1.5 text-xs font-semibold ${isUnlocked ? 'text-success' : 'text-ink-2'}`}
        >
          {isUnlocked ? <LockOpen size={14} aria-hidden /> : <Lock size={14} aria-hidden />}
          {isUnlocked ? t('qualified.unlocked') : t('qualified.locked')}
        </span>
      </header>
      {response.respondent && <RespondentLine respondent={response.respondent} />}
      <p dir="auto" className="text-sm text-ink-2">
        <RedactedText text={verdict.qualification_reason} />
      </p>
      <dl className="grid gap-3">
        <Part letter="Q" name={t('qualified.question')}>
          <p dir="auto" className="font-display text-lg leading-snug">
            <RedactedText text={response.question_text} />
          </p>
        </Part>
        <Part letter="R" name={t('qualified.response')}>
          <p
            ref={text}
            dir="auto"
            tabIndex={-1}
            className={`whitespace-pre-line outline-none ${isUnlocked ? '' : 'fade-end'}`}
          >
            {response.response_text}
          </p>
        </Part>
      </dl>
      {isUnlocked ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="inline-flex items-center gap-2 text-sm font-medium text-success">
            <Check size={16} aria-hidden />
            {t('qualified.fullUnlocked')}
          </p>
          <ReportQualification surveyId={surveyId} response={response} />
        </div>
      ) : (
        <UnlockPanel
          surveyId={surveyId}
          responseId={response.id}
          // The pressed button is gone, so the focus moves to the unlocked text.
          onUnlocked={() => text.current?.focus({ preventScroll: true })}
        />
      )}
      <QualificationDetails response={response} />
    </Card>
  )
}

type SelectBoxProps = { response: QualifiedResponse; selection: Selection }

/** With Shift it selects everything from the last one. */
function SelectBox({ response, selection }: SelectBoxProps) {
  const { t } = useTranslation()
  const isRange = useRef(false)
  return (
    <label className="-m-2 grid cursor-pointer place-items-center p-2">
      <input
        type="checkbox"
        aria-label={t('qualified.selection.select', { question: response.question_text })}
        checked={selection.ids.has(response.id)}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={() => selection.toggle(response.id, isRange.current)}
        className="size-5 accent-primary"
      />
    </label>
  )
}

function RespondentLine({ respondent }: { respondent: Respondent }) {
  const name = respondentName(respondent)
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
      {name && (
        <p className="flex min-w-0 items-center gap-2 font-semibold">
          <UserRound size={16} className="shrink-0 text-ink-3" aria-hidden />
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        </p>
      )}
      <RespondentDetails respondent={respondent} />
    </div>
  )
}

function Part({ letter, name, children }: { letter: string; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <dt className="flex size-6 items-center justify-center rounded-full bg-sunken text-xs font-bold text-ink-2">
        <span aria-hidden>{letter}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
