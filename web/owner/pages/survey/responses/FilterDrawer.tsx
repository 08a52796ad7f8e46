import { Dialog } from '@base-ui/react/dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { DialogHeader } from '../../../ui/DialogHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { FilterName } from '../../../response-list.ts'
import type { Choice, ChoiceName } from './use-filter-choices.ts'
import type { ResponseFilterState } from './use-response-filters.ts'

type Props = {
  state: ResponseFilterState
  choices: Readonly<Record<ChoiceName, Choice[]>>
  onClose: () => void
}

const choiceNames = [
  'access',
  'sentiment',
  'topic',
  'objective',
  'question',
  'channel',
  'language',
] as const satisfies readonly ChoiceName[]

const anyValue = 'any'

/** All filters, which apply at once: beside the list, on phones a sheet from below. */
export function FilterDrawer({ state, choices, onClose }: Props) {
  const { t } = useTranslation()
  const { filters, active, setFilters, clear } = state
  const any = { value: anyValue, label: t('qualified.any') }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-xl border border-line bg-raised shadow-overlay outline-none sm:inset-y-0 sm:start-auto sm:max-h-none sm:w-96 sm:rounded-none sm:border-y-0 sm:border-e-0">
          <DialogHeader title={t('qualified.filters')} className="border-b border-line p-5">
            {t('qualified.filtersHelp')}
          </DialogHeader>
          <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5">
            {choiceNames.map(
              (name) =>
                choices[name].length > 0 && (
                  <div key={name} className="grid min-w-0 gap-1.5">
                    <p className="text-sm font-semibold" aria-hidden>
                      {t(`qualified.filter.${name}`)}
                    </p>
                    <Select
                      label={t(`qualified.filter.${name}`)}
                      value={filters[name] || anyValue}
                      onChange={(value) => setFilters({ [name]: value === anyValue ? '' : value })}
                      options={[
                        any,
                        ...withChosen(choices[name], filters[name], t('qualified.gone')),
                      ]}
                      className="w-full min-w-0 [&>span:first-child]:truncate"
                    />
                  </div>
                ),
            )}
            <Range
              label={t('qualified.filter.score')}
              names={['min', 'max']}
              state={state}
              type="number"
            />
            <Range
              label={t('qualified.filter.date')}
              names={['from', 'to']}
              state={state}
              type="date"
            />
          </div>
          <footer className="flex justify-between gap-2 border-t border-line p-4">
            <Button variant="quiet" disabled={active.length === 0} onClick={clear}>
              {t('qualified.clear')}
            </Button>
            <Dialog.Close render={<Button>{t('qualified.showResponses')}</Button>} />
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A value that is no longer among the choices stays selectable while it is chosen. */
const withChosen = (choices: readonly Choice[], chosen: string, label: string): Choice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? [...choices]
    : [...choices, { value: chosen, label }]

type RangeProps = {
  label: string
  names: readonly [FilterName, FilterName]
  state: ResponseFilterState
  type: 'number' | 'date'
}

/** Two ends, each optional; one that passes the other moves it along. */
function Range({ label, names, state, type }: RangeProps) {
  const { t } = useTranslation()
  const { filters, setFilters } = state
  const [low, high] = names
  const isAfter = (a: string, b: string) => (type === 'date' ? a > b : Number(a) > Number(b))
  const set = (name: FilterName, value: string) => {
    const other = filters[name === low ? high : low]
    const isReversed =
      value !== '' && other !== '' && (name === low ? isAfter(value, other) : isAfter(other, value))
    setFilters(isReversed ? { [low]: value, [high]: value } : { [name]: value })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {names.map((name) => (
          <RangeEnd
            key={name}
            label={t(`qualified.filter.${name}`)}
            type={type}
            value={filters[name]}
            onCommit={(value) => set(name, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type RangeEndProps = {
  label: string
  type: 'number' | 'date'
  value: string
  onCommit: (value: string) => void
}

/** Applies when the field is left: a number that is being typed passes through others. */
function RangeEnd({ label, type, value, onCommit }: RangeEndProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const commit = () => {
    const next = type === 'number' && typed !== '' ? clampPercent(typed) : typed
    setTyped(next)
    if (next !== value) onCommit(next)
  }
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-xs text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type={type}
        {...(type === 'number'
          ? { inputMode: 'numeric', min: 0, max: 100, step: 1 }
          : { max: '9999-12-31' })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className="h-10.5 w-full min-w-0 rounded-md border border-line-strong/60 bg-surface px-3"
      />
    </div>
  )
}

const clampPercent = (typed: string) =>
  String(Math.min(100, Math.max(0, Math.round(Number(typed) || 0))))
