type Props<T extends string> = {
  legend: string
  name: string
  value: T
  options: readonly { value: T; label: string; help: string }[]
  onChange: (value: T) => void
}

/** One of a few options, each with what it means. */
export function ChoiceCards<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: Props<T>) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-md border border-line-strong/60 p-3.5 text-sm has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="accent-primary outline-none"
          />
          <span className="font-semibold">{option.label}</span>
          <span className="col-start-2 text-ink-2">{option.help}</span>
        </label>
      ))}
    </fieldset>
  )
}
