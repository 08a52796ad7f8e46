import { FileUp } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useIssueInvitations } from './invitations.ts'
import { decodeCsv, readPeople } from './people-list.ts'
import { PeoplePreview } from './PeoplePreview.tsx'

/** A list of people, pasted or from a file, with what will become of each line. */
export function PeopleForm({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const issuing = useIssueInvitations(survey, () => {
    setText('')
    setChecked(false)
  })
  const list = readPeople(text)
  const isEmpty = list.people.length === 0
  const showsError = isChecked && isEmpty
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isEmpty || issuing.isPending) return
    issuing.mutate({
      id: survey.id,
      people: list.people.map(({ name, reference }) => ({ name, reference })),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('share.personal.people')}
        </label>
        <p id={`${id}-help`} className="text-sm text-pretty text-ink-2">
          {t('share.personal.peopleHelp')}
        </p>
        <textarea
          id={id}
          dir={text === '' ? undefined : 'auto'}
          rows={5}
          value={text}
          spellCheck={false}
          placeholder={t('share.personal.peoplePlaceholder')}
          aria-invalid={showsError}
          aria-describedby={`${id}-help${showsError ? ` ${id}-error` : ''}`}
          onChange={({ target }) => setText(target.value)}
          className="field-sizing-content max-h-64 min-h-34 w-full resize-none rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 text-sm leading-6 placeholder:text-ink-3 aria-invalid:border-danger"
        />
        {showsError && (
          <p id={`${id}-error`} className="text-xs text-danger">
            {t('share.personal.nobody')}
          </p>
        )}
        <FilePicker onText={setText} />
      </div>
      <PeoplePreview list={list} />
      <p className="text-xs text-pretty text-ink-3">{t('share.personal.privacy')}</p>
      <Button type="submit" busy={issuing.isPending} className="justify-self-start">
        {t(issuing.isPending ? 'share.personal.making' : 'share.personal.make')}
      </Button>
      {issuing.error && (
        <InlineError title={t('share.personal.failed')}>{errorText(t, issuing.error)}</InlineError>
      )}
    </form>
  )
}

/** Replaces the list by a file's. Dropping one works too. */
function FilePicker({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const { format, locale } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const read = async (file: File | undefined) => {
    if (!file) return
    const size = format.integer(Math.round(limits.invitations.bytes / 1024))
    if (file.size > limits.invitations.bytes)
      return setProblem(t('share.personal.fileBig', { size: `${size} KB` }))
    const text = await file.arrayBuffer().then(
      (bytes) => decodeCsv(bytes, locale),
      () => '\0',
    )
    // A picture or a workbook.
    if (text.includes('\0')) return setProblem(t('share.personal.fileFailed'))
    setProblem('')
    onText(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  }
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void read(event.dataTransfer.files[0])
      }}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-line-strong/60 p-3"
    >
      <Button
        variant="secondary"
        icon={<FileUp size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('share.personal.file')}
      </Button>
      <span className="text-sm text-ink-3 max-sm:hidden">{t('share.personal.fileHelp')}</span>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0])
          // Lets the owner choose the file again after a change.
          target.value = ''
        }}
      />
      {problem && (
        <p role="alert" className="basis-full text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
