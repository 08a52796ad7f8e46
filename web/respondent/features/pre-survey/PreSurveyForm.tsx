import './pre-survey.css'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FieldRule } from '#contract/pre-survey.ts'
import type { FieldProblem } from '#contract/field-messages.ts'
import type { StartRequest } from '../../conversation/api.ts'
import { checkField, issueOfCode, type FieldIssue } from './field-check.ts'
import { canonicalFieldName } from './known-fields.ts'
import { prefilledFields } from './prefilled-fields.ts'
import { useTexts, type Texts } from '../../texts.tsx'
import { PageLayout } from '../../screens/PageLayout.tsx'

type Props = {
  fields: readonly string[]
  /** What each field accepts; absent: any text. */
  rules?: readonly FieldRule[] | undefined
  /** What the server refused. */
  refused?: readonly FieldProblem[] | undefined
  /** Values of an earlier attempt. */
  given?: StartRequest['pre_survey_data']
  isStarting: boolean
  onDone: (values: Record<string, string>) => void
}

const anyText: FieldRule = { type: 'text' }
type Issues = ReadonlyMap<string, FieldIssue>

/** Fields that the survey requires before the first question. */
export function PreSurveyForm(props: Props) {
  const { fields, rules = [], refused, given = {}, isStarting, onDone } = props
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [initial] = useState(
    () => new Map([...prefilledFields(fields, location), ...Object.entries(given)]),
  )
  const [issues, setIssues] = useState<Issues>(new Map())
  const ruleOf = (field: string) => rules[fields.indexOf(field)] ?? anyText
  useEffect(() => {
    if (!refused || !form.current) return
    const values = readValues(form.current, fields)
    const found = new Map(
      refused.map(({ path: [, name = ''], code, count = 0 }) => {
        const field = String(name)
        return [field, issueOfCode(code, count, values[field] ?? '')]
      }),
    )
    setIssues(found)
    focusField(form.current, found.keys().next().value)
  }, [refused, fields])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readValues(event.currentTarget, fields)
    const found = new Map(
      fields.flatMap((field) => {
        const issue = checkField(ruleOf(field), values[field] ?? '')
        return issue ? [[field, issue] as const] : []
      }),
    )
    setIssues(found)
    if (found.size === 0) onDone(values)
    else focusField(event.currentTarget, found.keys().next().value)
  }
  /** An issue that is shown follows what is typed. */
  const recheck = (field: string, value: string) => {
    if (!issues.has(field)) return
    const issue = checkField(ruleOf(field), value.trim())
    const others = [...issues].filter(([name]) => name !== field)
    setIssues(new Map(issue ? [...others, [field, issue]] : others))
  }
  return (
    <PageLayout>
      <h1>{t('fieldsTitle')}</h1>
      <p className="lead">{t('fieldsHelp')}</p>
      <form ref={form} className="fields" noValidate onSubmit={submit}>
        {fields.map((field, index) => (
          <Field
            key={field}
            id={`field-${index}`}
            field={field}
            rule={ruleOf(field)}
            value={initial.get(field)}
            issue={issues.get(field)}
            onInput={(value) => recheck(field, value)}
          />
        ))}
        <button type="submit" className="main-action" aria-busy={isStarting}>
          {t(isStarting ? 'starting' : 'continue')}
        </button>
      </form>
    </PageLayout>
  )
}

function readValues(form: HTMLFormElement, fields: readonly string[]): Record<string, string> {
  const sent = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, String(sent.get(field)).trim()]))
}

const focusField = (form: HTMLFormElement, field = '') =>
  form.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)?.focus()

type FieldProps = {
  id: string
  field: string
  rule: FieldRule
  /** At first. */
  value: string | number | boolean | undefined
  issue: FieldIssue | undefined
  onInput: (value: string) => void
}

function Field({ id, field, rule, value, issue, onInput }: FieldProps) {
  const texts = useTexts()
  const issueId = `${id}-issue`
  return (
    <div>
      <label htmlFor={id} dir="auto">
        {labelOf(field, texts)}
      </label>
      <input
        id={id}
        name={field}
        defaultValue={value?.toString()}
        required
        dir="auto"
        aria-invalid={issue !== undefined}
        aria-describedby={issue && issueId}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        {...hintsOf(field, rule)}
      />
      {issue && <small id={issueId}>{texts.t(issue.text, issue.values)}</small>}
    </div>
  )
}

/** Labels of well-known fields are translated; the owner's own are shown as written. */
const labelOf = (field: string, { find }: Texts) =>
  find(`field_${canonicalFieldName(field)}`) ?? field

function hintsOf(field: string, { type }: FieldRule) {
  switch (type) {
    case 'email':
      return { type: 'email', autoComplete: 'email', inputMode: 'email' } as const
    case 'phone':
      return { type: 'tel', autoComplete: 'tel' }
    case 'number':
      return { inputMode: 'decimal' } as const
    case 'text':
      return { autoComplete: completions.get(canonicalFieldName(field)) }
  }
}

const completions: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['company', 'organization'],
  ['role', 'organization-title'],
])
