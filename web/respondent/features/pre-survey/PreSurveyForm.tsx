import './pre-survey.css'
import { useState, type FormEvent } from 'react'
import { canonicalFieldName } from './known-fields.ts'
import { prefilledFields } from './prefilled-fields.ts'
import { useTexts, type Texts } from '../../texts.tsx'
import { PageLayout } from '../../screens/PageLayout.tsx'

type Props = {
  fields: readonly string[]
  isStarting: boolean
  onDone: (values: Record<string, string>) => void
}

/** Fields that the survey requires before the first question. */
export function PreSurveyForm({ fields, isStarting, onDone }: Props) {
  const texts = useTexts()
  const [prefilled] = useState(() => prefilledFields(fields, location))
  const [isChecked, setChecked] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      fields.map((field) => [field, String(form.get(field)).trim()]),
    )
    const missing = fields.find((field) => values[field] === '')
    if (missing === undefined) onDone(values)
    else
      event.currentTarget
        .querySelector<HTMLInputElement>(`[name="${CSS.escape(missing)}"]`)
        ?.focus()
  }
  return (
    <PageLayout>
      <h1>{texts.t('fieldsTitle')}</h1>
      <p className="lead">{texts.t('fieldsHelp')}</p>
      <form className={isChecked ? 'fields checked' : 'fields'} noValidate onSubmit={submit}>
        {fields.map((field) => (
          <label key={field}>
            <span dir="auto">{labelOf(field, texts)}</span>
            <input
              name={field}
              defaultValue={prefilled.get(field)}
              required
              maxLength={200}
              dir="auto"
              {...hintsOf(field)}
            />
            <small>{texts.t('fieldMissing')}</small>
          </label>
        ))}
        <button type="submit" className="main-action" aria-busy={isStarting}>
          {texts.t(isStarting ? 'starting' : 'continue')}
        </button>
      </form>
    </PageLayout>
  )
}

/** Labels of well-known fields are translated; the owner's own are shown as written. */
const labelOf = (field: string, { find }: Texts) =>
  find(`field_${canonicalFieldName(field)}`) ?? field

function hintsOf(field: string) {
  switch (canonicalFieldName(field)) {
    case 'name':
      return { autoComplete: 'name' }
    case 'email':
      return { type: 'email', autoComplete: 'email', inputMode: 'email' } as const
    case 'phone':
      return { type: 'tel', autoComplete: 'tel' }
    case 'company':
      return { autoComplete: 'organization' }
    case 'role':
      return { autoComplete: 'organization-title' }
    case 'age':
      return { inputMode: 'numeric' } as const
    default:
      return {}
  }
}
