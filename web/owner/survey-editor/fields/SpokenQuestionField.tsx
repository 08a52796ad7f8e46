import { Check, MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { ValidationPoint } from '#contract/survey.ts'
import { IconButton } from '../../ui/Button.tsx'
import { isEditablePoint } from '../content/survey-fields.ts'
import { useSpokenProposal } from './use-spoken-proposal.ts'

type Props = {
  number: string
  point: ValidationPoint
  language: SurveyLanguage
  onChange: (point: ValidationPoint) => void
}

/** How the interviewer first asks about a point. Empty: the engine words it when it is needed, and the field proposes a question. */
export function SpokenQuestionField({ number, point, language, onChange }: Props) {
  const { t } = useTranslation()
  const asked = point.spoken_question
  const isOtherLanguage = asked !== undefined && asked.language !== language
  const proposal = useSpokenProposal(point, language)
  const isReadOnly = !isEditablePoint(point)
  const noteId = `spoken-${point.id}`
  return (
    <div className="border-t border-line/60 px-3 py-1.5">
      <div className="flex items-start gap-2">
        <MessageCircleQuestion size={15} aria-hidden className="mt-2 shrink-0 text-ink-3" />
        <textarea
          dir="auto"
          rows={1}
          value={asked?.text ?? ''}
          readOnly={isReadOnly}
          maxLength={limits.spokenQuestion.max}
          placeholder={proposal?.text ?? t('authoring.points.spokenNone')}
          aria-label={t('authoring.points.spoken', { number })}
          aria-describedby={isOtherLanguage ? noteId : undefined}
          onChange={(event) => onChange(withQuestion(point, event.target.value, language))}
          className="field-sizing-content min-h-8 min-w-0 flex-1 resize-none bg-transparent py-1.5 text-sm text-ink-2 outline-none placeholder:text-ink-3 focus:text-ink"
        />
        {proposal && !isReadOnly && (
          <IconButton
            label={t('authoring.points.spokenUse', { number })}
            onClick={() => onChange({ ...point, spoken_question: proposal })}
          >
            <Check size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {isOtherLanguage && (
        <p id={noteId} className="ps-6 pb-1 text-sm text-warning">
          {t('authoring.points.spokenOtherLanguage')}
        </p>
      )}
    </div>
  )
}

function withQuestion(
  point: ValidationPoint,
  typed: string,
  language: SurveyLanguage,
): ValidationPoint {
  const text = typed.replaceAll('\n', ' ')
  const { spoken_question: _, ...rest } = point
  return text.trim() === '' ? rest : { ...rest, spoken_question: { text, language, edited: true } }
}
