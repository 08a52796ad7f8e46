import { Download } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { parseConfig } from './availability.ts'
import { InvitationBatches } from './InvitationBatches.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { toCsv } from './csv.ts'
import {
  useLatestInvitationBatch,
  useIssueInvitations,
  type InvitationBatch,
} from './invitations.ts'
import { downloadFile } from '../../ui/download-file.ts'

/** Links that are each valid for one conversation. */
export function PersonalLinks({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const issued = useLatestInvitationBatch(survey)
  const isInvitedOnly = parseConfig(survey).invited_only ?? false
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <section>
        <p className="text-pretty">{t('share.personal.help')}</p>
        <p className="mt-3 text-sm text-ink-2">
          <strong className="font-semibold text-ink">
            {t(isInvitedOnly ? 'share.personal.onlyOn' : 'share.personal.onlyOff')}
          </strong>{' '}
          {t(isInvitedOnly ? 'share.personal.onlyOnHelp' : 'share.personal.onlyOffHelp')}{' '}
          {survey.survey_type === 'advanced' && (
            <Link
              to={`/surveys/${survey.id}/edit/advanced?view=configure`}
              className="font-medium text-primary-text underline"
            >
              {t('share.personal.change')}
            </Link>
          )}
        </p>
      </section>
      <IssueForm survey={survey} />
      {issued && <NewLinks survey={survey} issued={issued} />}
      <InvitationBatches surveyId={survey.id} />
    </div>
  )
}

function IssueForm({ survey }: { survey: Survey }) {
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

function NewLinks({ survey, issued }: { survey: Survey; issued: InvitationBatch }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { batch_id, links } = issued
  const save = () => {
    const head = [t('share.personal.csv.survey'), t('share.personal.csv.number'), 'Link']
    const csv = toCsv([head, ...links.map((link, index) => [survey.title, index + 1, link])])
    const name = `prosa-${survey.public_id}-${batch_id.slice(0, 8)}.csv`
    downloadFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h3 className="font-semibold">
        <output>
          {t('share.personal.made', {
            count: links.length,
            formatted: format.integer(links.length),
          })}
        </output>
      </h3>
      <p className="mt-1 text-sm text-pretty text-ink-2">{t('share.personal.keep')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Download size={16} aria-hidden />} onClick={save}>
          {t('share.personal.save')}
        </Button>
        <CopyButton content={links.join('\n')} label={t('share.personal.copyAll')} />
      </div>
      <ol
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
        tabIndex={0}
        aria-label={t('share.personal.list')}
        className="mt-4 max-h-44 overflow-y-auto rounded-md bg-sunken px-3.5 py-2.5 text-xs leading-6"
      >
        {links.map((link) => (
          <li key={link} className="truncate">
            {link}
          </li>
        ))}
      </ol>
    </section>
  )
}
