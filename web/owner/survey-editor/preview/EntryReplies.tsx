// Replies that are typed: a number, a date.
import { SendHorizontal } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/api/conversation-turns.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { parseNumber } from '../../../shared/parse-number.ts'
import { Button } from '../../ui/Button.tsx'
import type { OnAnswer } from './preview.ts'

type Props = { question: Question; onAnswer: OnAnswer }

/** In any script's digits, with a decimal point or comma. */
export function NumberReply({ question, onAnswer }: Props) {
  const { t } = useTranslation()
  const { locale, format } = useLocale()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const value = parseNumber(text, question.language ?? locale)
  return (
    <EntryForm
      label={t('preview.number')}
      error={isWrong && value === undefined ? t('validation.number') : undefined}
      isEmpty={text.trim() === ''}
      onSend={() => {
        setWrong(value === undefined)
        if (value === undefined) return
        onAnswer({ number_value: value, text_response: String(value) }, format.number(value))
      }}
      input={{
        type: 'text',
        inputMode: 'decimal',
        autoComplete: 'off',
        maxLength: 40,
        placeholder: t('preview.number'),
        value: text,
        onChange: ({ currentTarget }) => setText(currentTarget.value),
      }}
    />
  )
}

export function DateReply({ onAnswer }: Pick<Props, 'onAnswer'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [date, setDate] = useState('')
  return (
    <EntryForm
      label={t('preview.date')}
      isEmpty={date === ''}
      onSend={() => onAnswer({ date_value: date, text_response: date }, format.longDay(date))}
      input={{
        type: 'date',
        max: '9999-12-31',
        value: date,
        onChange: ({ currentTarget }) => setDate(currentTarget.value),
      }}
    />
  )
}

type EntryFormProps = {
  label: string
  error?: string | undefined
  isEmpty: boolean
  onSend: () => void
  input: ComponentProps<'input'>
}

function EntryForm({ label, error, isEmpty, onSend, input }: EntryFormProps) {
  const { t } = useTranslation()
  const errorId = 'preview-entry-error'
  return (
    <form
      noValidate
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onSend()
      }}
    >
      <div className="flex items-end gap-2">
        <input
          {...input}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          enterKeyHint="send"
          className="min-h-11 w-full min-w-0 max-w-60 rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 placeholder:text-ink-3 aria-invalid:border-danger"
        />
        <Button
          type="submit"
          disabled={isEmpty}
          aria-label={t('preview.send')}
          className="min-h-11 px-3.5"
        >
          <SendHorizontal size={18} className="rtl:-scale-x-100" aria-hidden />
        </Button>
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  )
}
