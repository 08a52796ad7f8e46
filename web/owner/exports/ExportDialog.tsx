import { Dialog } from '@base-ui/react/dialog'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportedThing, ResultFormat } from '#contract/api/exports.ts'
import { useLocale } from '../../shared/i18n.ts'
import { exportFilterOf, type ResponseFilters } from '../response-list.ts'
import { Button } from '../ui/Button.tsx'
import { errorText } from '../error-text.ts'
import { DialogHeader } from '../ui/DialogHeader.tsx'
import { InlineError } from '../ui/states.tsx'
import { ExportList } from './ExportList.tsx'
import { useStartExport } from './use-exports.ts'

type Props = {
  surveyId: string
  /** In force on the page: the export may be limited to what they select. */
  filters?: ResponseFilters
}

export function ExportButton(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('exports.open')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const rowChoices = ['matching', 'all'] as const

/** Files of a survey's answers or conversations. */
export function ExportDialog({ surveyId, filters, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [what, setWhat] = useState<ExportedThing>('responses')
  const [format, setFormat] = useState<ResultFormat>('xlsx')
  const [rows, setRows] = useState<(typeof rowChoices)[number]>('matching')
  const filter = filters && exportFilterOf(filters, what)
  const isFiltered = filter !== undefined && Object.keys(filter).length > 0
  const start = useStartExport()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-raised p-6 shadow-overlay outline-none">
          <DialogHeader title={t('exports.title')} help="compare-and-export">
            {t('exports.help')}
          </DialogHeader>
          <Choice
            label={t('exports.what')}
            values={ExportedThing.options}
            value={what}
            onChange={setWhat}
            textOf={(each) => [t(`exports.${each}`), t(`exports.${each}Help`)]}
          />
          <Choice
            label={t('exports.format')}
            values={ResultFormat.options}
            value={format}
            onChange={setFormat}
            textOf={(each) => [t(`exports.formats.${each}`), t(`exports.formats.${each}Help`)]}
          />
          {isFiltered && (
            <Choice
              label={t('qualified.export.rows')}
              values={rowChoices}
              value={rows}
              onChange={setRows}
              textOf={(each) => [t(`qualified.export.${each}`), t(`qualified.export.${each}Help`)]}
            />
          )}
          {start.error && (
            <div className="mt-4">
              <InlineError>{errorText(t, start.error)}</InlineError>
            </div>
          )}
          <div className="mt-6 flex justify-end">
            <Button
              busy={start.isPending}
              onClick={() =>
                start.mutate({
                  ...{ survey: surveyId, what, format, language: locale, bom: true },
                  ...(rows === 'matching' && filter),
                })
              }
              icon={<Download size={18} aria-hidden />}
            >
              {t('exports.download')}
            </Button>
          </div>
          <ExportList />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  values: readonly T[]
  value: T
  onChange: (value: T) => void
  /** A name and what it holds. */
  textOf: (value: T) => [string, string]
}

function Choice<T extends string>({ label, values, value, onChange, textOf }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div className="mt-5">
      <p id={id} className="text-sm font-semibold">
        {label}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(chosen as T)}
        className="mt-2 grid gap-2 sm:grid-cols-2"
      >
        {values.map((each) => (
          <Option key={each} value={each} text={textOf(each)} />
        ))}
      </RadioGroup>
    </div>
  )
}

function Option({ value, text: [name, help] }: { value: string; text: [string, string] }) {
  const id = useId()
  return (
    <Radio.Root
      value={value}
      aria-labelledby={id}
      className="grid cursor-pointer content-start gap-0.5 rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 text-start transition-colors duration-150 hover:bg-sunken data-checked:border-primary data-checked:bg-primary-soft"
    >
      <span id={id} className="font-medium">
        {name}
      </span>
      <span className="text-sm text-ink-2">{help}</span>
    </Radio.Root>
  )
}
