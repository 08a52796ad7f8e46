import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodingCheck } from '#contract/api/coding-check.ts'
import { Button } from '../../../ui/Button.tsx'

type Item = CodingCheck['items'][number]
type Props = {
  check: CodingCheck
  isBusy: boolean
  onCode: (responseId: string, codes: string[]) => void
}

/** The next response of the sample without codes, and what it may be about. */
export function CodingForm({ check, isBusy, onCode }: Props) {
  const next = check.items.find(({ codes }) => codes === null)
  return next ? (
    <ItemForm
      key={next.response_id}
      item={next}
      codes={check.codes}
      isBusy={isBusy}
      onSubmit={(codes) => onCode(next.response_id, codes)}
    />
  ) : null
}

type ItemProps = {
  item: Item
  codes: CodingCheck['codes']
  isBusy: boolean
  onSubmit: (codes: string[]) => void
}

function ItemForm({ item, codes, isBusy, onSubmit }: ItemProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => {
    const changed = new Set(chosen)
    if (!changed.delete(id)) changed.add(id)
    setChosen(changed)
  }
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit([...chosen])
      }}
    >
      <div className="rounded-md bg-sunken px-4 py-3">
        <p dir="auto" className="text-page text-xs text-pretty text-ink-2">
          {item.question}
        </p>
        <blockquote dir="auto" className="text-page mt-1 text-pretty whitespace-pre-line">
          {item.answer}
        </blockquote>
        {item.cut && <p className="mt-1 text-xs text-ink-2">{t('codingCheck.excerpt')}</p>}
      </div>
      <Group kind="topic" codes={codes} chosen={chosen} toggle={toggle} />
      <Group kind="objective" codes={codes} chosen={chosen} toggle={toggle} />
      <div>
        <Button type="submit" busy={isBusy}>
          {chosen.size === 0 ? t('codingCheck.noneApplies') : t('codingCheck.next')}
        </Button>
      </div>
    </form>
  )
}

type GroupProps = {
  kind: 'topic' | 'objective'
  codes: CodingCheck['codes']
  chosen: ReadonlySet<string>
  toggle: (id: string) => void
}

function Group({ kind, codes, chosen, toggle }: GroupProps) {
  const { t } = useTranslation()
  const own = codes.filter((code) => code.kind === kind)
  if (own.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t(`codingCheck.${kind}`)}</legend>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {own.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-primary"
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
              />
              <bdi className="min-w-0 text-pretty wrap-break-word first-letter:uppercase">
                {name}
              </bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
