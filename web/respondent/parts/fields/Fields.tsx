import './fields.css'
import { useState, type FormEvent } from 'react'
import { knownField } from './fields.ts'
import { givenFields } from './given.ts'
import { useWords, type Words } from '../../words.tsx'
import { Frame } from '../../screens/Frame.tsx'

type Props = {
  fields: readonly string[]
  isStarting: boolean
  onDone: (values: Record<string, string>) => void
}

/** What the survey wants to know of a person before the first question. */
export function Fields({ fields, isStarting, onDone }: Props) {
  const words = useWords()
  const [given] = useState(() => givenFields(fields, location))
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
    <Frame>
      <h1>{words.t('fieldsTitle')}</h1>
      <p className="lead">{words.t('fieldsHelp')}</p>
      <form className={isChecked ? 'fields checked' : 'fields'} noValidate onSubmit={submit}>
        {fields.map((field) => (
          <label key={field}>
            <span dir="auto">{labelOf(field, words)}</span>
            <input
              name={field}
              defaultValue={given[field]}
              required
              maxLength={200}
              dir="auto"
              {...hintsOf(field)}
            />
            <small>{words.t('fieldMissing')}</small>
          </label>
        ))}
        <button type="submit" className="main-action" aria-busy={isStarting}>
          {words.t(isStarting ? 'starting' : 'continue')}
        </button>
      </form>
    </Frame>
  )
}

/** Well-known fields are asked for in the reader's language; the owner's own words are shown as written. */
const labelOf = (field: string, { find }: Words) => find(`field_${knownField(field)}`) ?? field

function hintsOf(field: string) {
  switch (knownField(field)) {
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
