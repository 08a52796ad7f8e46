import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { SearchableSelect } from '../../../ui/SearchableSelect.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DayRangeInputs } from '../DayRangeInputs.tsx'
import { daysOfKey, kindsOfSides, maxSides, type useCompareChoice } from './compare-choice.ts'
import type { SideOption } from './use-side-options.ts'

type Props = {
  choice: ReturnType<typeof useCompareChoice>
  sides: readonly string[]
  options: readonly SideOption[]
}

/** What is compared, and its sides. */
export function SidePickers({ choice, sides, options }: Props) {
  const { t } = useTranslation()
  const { by, setBy, setSides } = choice
  const replace = (index: number, side: string) =>
    setSides(sides.map((each, place) => (place === index ? side : each)))
  return (
    <div className="flex flex-col gap-4">
      <label className="flex flex-col gap-1.5 sm:max-w-72">
        <span className="text-sm font-semibold" aria-hidden>
          {t('comparison.by.label')}
        </span>
        <Select
          label={t('comparison.by.label')}
          value={by}
          onChange={setBy}
          options={kindsOfSides.map((value) => ({ value, label: t(`comparison.by.${value}`) }))}
        />
      </label>
      {by === 'periods' ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {sides.map((side, index) => (
            <li key={`${index} ${side}`}>
              <PeriodPicker index={index} side={side} onChange={(next) => replace(index, next)} />
            </li>
          ))}
        </ul>
      ) : (
        <OptionPickers
          {...{ by, sides, options, replace }}
          remove={(index) => setSides(sides.filter((_, place) => place !== index))}
          add={(side) => setSides([...sides, side])}
        />
      )}
    </div>
  )
}

type OptionProps = Omit<Props, 'choice'> & {
  by: Props['choice']['by']
  replace: (index: number, side: string) => void
  remove: (index: number) => void
  add: (side: string) => void
}

function OptionPickers({ by, sides, options, replace, remove, add }: OptionProps) {
  const { t } = useTranslation()
  const next = options.find(({ value }) => !sides.includes(value))
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {sides.map((side, index) => (
        <div key={side} className="flex min-w-0 items-center gap-1">
          <OptionPicker
            label={t('comparison.side', { number: index + 1 })}
            value={side}
            options={options.filter(({ value }) => value === side || !sides.includes(value))}
            onChange={(value) => replace(index, value)}
            isSearchable={by === 'surveys'}
          />
          {sides.length > 2 && (
            <IconButton label={t('comparison.remove')} onClick={() => remove(index)}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {next && sides.length >= 2 && sides.length < maxSides(by) && (
        <Button
          variant="secondary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => add(next.value)}
        >
          {t('comparison.add')}
        </Button>
      )}
    </div>
  )
}

type PickerProps = {
  label: string
  value: string
  options: readonly SideOption[]
  onChange: (value: string) => void
  isSearchable: boolean
}

function OptionPicker({ options, isSearchable, ...field }: PickerProps) {
  const { t } = useTranslation()
  const className = 'w-full min-w-0 [&>span:first-child]:truncate'
  if (!isSearchable) return <Select {...field} options={[...options]} className={className} />
  return (
    <SearchableSelect
      {...field}
      onChange={(value) => value !== '' && field.onChange(value)}
      options={options}
      emptyLabel={t('comparison.choose')}
      searchLabel={t('reports.findSurvey')}
      nothingFound={t('reports.noSurveyFound')}
      className={className}
    />
  )
}

type PeriodProps = { index: number; side: string; onChange: (side: string) => void }

function PeriodPicker({ index, side, onChange }: PeriodProps) {
  const { t } = useTranslation()
  const [from, to] = daysOfKey(side)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {t('comparison.period', { number: index + 1 })}
      </legend>
      <DayRangeInputs
        from={from}
        to={to}
        onChange={(first, last) => onChange(`${first}..${last}`)}
      />
    </fieldset>
  )
}
