import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { AnonymousNotice } from '../../settings/privacy/AnonymousNotice.tsx'
import { useIsAnonymous } from '../../settings/privacy/privacy-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useIssueInvitations } from './invitations.ts'
import { PeopleForm } from './PeopleForm.tsx'

const kinds = ['numbered', 'named'] as const

/** Creates links: a number of them, or one for each person of a list. */
export function IssueLinks({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const isAnonymous = useIsAnonymous()
  const [kind, setKind] = useState<(typeof kinds)[number]>('numbered')
  if (isAnonymous)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <AnonymousNotice about="links" />
        <NumberedForm survey={survey} />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceCards
        legend={t('share.personal.kind')}
        name="link-kind"
        value={kind}
        options={kinds.map((each) => ({
          value: each,
          label: t(`share.personal.kinds.${each}`),
          help: t(`share.personal.kindsHelp.${each}`),
        }))}
        onChange={setKind}
      />
      {kind === 'numbered' ? <NumberedForm survey={survey} /> : <PeopleForm survey={survey} />}
    </div>
  )
}

function NumberedForm({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const id = useId()
  const issuing = useIssueInvitations(survey)
  const [text, setText] = useState('10')
  const [isChecked, setChecked] = useState(false)
  const count = Number(text)
  const isValid = Number.isInteger(count) && count >= 1 && count <= limits.invitations.max
  const showsError = isChecked && !isValid
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isValid && !issuing.isPending) issuing.mutate({ id: survey.id, count })
  }
  const bounds = t('share.personal.bounds', { max: format.integer(limits.invitations.max) })
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('share.personal.count')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.invitations.max}
          value={text}
          aria-invalid={showsError}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
          className="w-28 rounded-md border border-line-strong/60 bg-surface px-3.5 py-2 aria-invalid:border-danger"
        />
        <Button type="submit" busy={issuing.isPending}>
          {t(issuing.isPending ? 'share.personal.making' : 'share.personal.make')}
        </Button>
      </div>
      <p id={`${id}-help`} className={`text-xs ${showsError ? 'text-danger' : 'text-ink-3'}`}>
        {bounds}
      </p>
      {issuing.error && (
        <InlineError title={t('share.personal.failed')}>{errorText(t, issuing.error)}</InlineError>
      )}
    </form>
  )
}
