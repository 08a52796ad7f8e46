import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { fieldName, fieldPrefix } from '../../../shared/frame-protocol.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { parseConfig } from './availability.ts'
import { surveyLanguages } from '../content/choices.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import {
  buttonColors,
  renderPreviewPage,
  renderSnippet,
  type EmbedOptions,
} from './embed-snippet.ts'

const kinds = ['popup', 'inline'] as const
const sides = ['right', 'left'] as const

/** Default label of the button, in the survey's language. */
const labels = {
  'pt-br': 'Dê sua opinião',
  en: 'Give feedback',
  es: 'Danos tu opinión',
  ar: 'شاركنا رأيك',
} as const

/** The snippet that embeds the survey, with a preview. */
export function Embed({ survey, link }: { survey: Survey; link: string }) {
  const { t } = useTranslation()
  const [options, setOptions] = useState<EmbedOptions>({
    kind: 'popup',
    language: survey.language,
    label: labels[survey.language],
    color: 'primary',
    side: 'right',
  })
  const change = (changed: Partial<EmbedOptions>) => setOptions({ ...options, ...changed })
  const snippet = renderSnippet(link, survey.title, {
    ...options,
    label: options.label.trim() || labels[options.language],
  })
  const page = useDeferredValue(renderPreviewPage(snippet, options.language))
  return (
    <div className="grid gap-6">
      <ChoiceCards
        legend={t('share.embed.kind')}
        name="embed-kind"
        value={options.kind}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`share.embed.kinds.${kind}`),
          help: t(`share.embed.kindsHelp.${kind}`),
        }))}
        onChange={(kind) => change({ kind })}
      />
      <EmbedOptionFields options={options} change={change} />
      <section className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{t('share.embed.code')}</h3>
          <CopyButton content={snippet} label={t('share.embed.copy')} />
        </div>
        <p className="text-sm text-ink-2">{t('share.embed.codeHelp')}</p>
        <CodeBlock label={t('share.embed.code')} code={snippet} />
        <PrefillHelp survey={survey} kind={options.kind} />
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{t('share.embed.preview')}</h3>
        <p className="text-sm text-ink-2">{t('share.embed.previewHelp')}</p>
        <iframe
          key={page}
          srcDoc={page}
          title={t('share.embed.preview')}
          className="h-136 w-full rounded-md border border-line bg-[#fff]"
        />
      </section>
    </div>
  )
}

type EmbedOptionFieldsProps = {
  options: EmbedOptions
  change: (changed: Partial<EmbedOptions>) => void
}

function EmbedOptionFields({ options, change }: EmbedOptionFieldsProps) {
  const { t } = useTranslation()
  const pick = <T extends string>(values: readonly T[], labelOf: (value: T) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LabelledSelect label={t('share.embed.language')}>
        <Select
          label={t('share.embed.language')}
          value={options.language}
          options={pick(surveyLanguages, (each) => t(`language.${each}`))}
          onChange={(language) =>
            change({
              language,
              // An unedited label follows the language.
              ...(options.label === labels[options.language] && { label: labels[language] }),
            })
          }
        />
      </LabelledSelect>
      {options.kind === 'popup' && (
        <>
          <TextField
            label={t('share.embed.label')}
            value={options.label}
            maxLength={40}
            onChange={({ target }) => change({ label: target.value })}
          />
          <LabelledSelect label={t('share.embed.color')}>
            <Select
              label={t('share.embed.color')}
              value={options.color}
              options={pick(buttonColors, (each) => t(`share.embed.colors.${each}`))}
              onChange={(color) => change({ color })}
            />
          </LabelledSelect>
          <LabelledSelect label={t('share.embed.side')}>
            <Select
              label={t('share.embed.side')}
              value={options.side}
              options={pick(sides, (each) => t(`share.embed.sides.${each}`))}
              onChange={(side) => change({ side })}
            />
          </LabelledSelect>
        </>
      )}
    </div>
  )
}

function LabelledSelect({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden className="text-sm font-semibold">
        {label}
      </span>
      {children}
    </div>
  )
}

/** How a site prefills the fields that respondents are asked for. */
function PrefillHelp({ survey, kind }: { survey: Survey; kind: EmbedOptions['kind'] }) {
  const { t } = useTranslation()
  const config = parseConfig(survey).pre_survey_config
  if (!config?.enabled || config.required_fields.length === 0) return null
  const names = config.required_fields.map((field) => `${fieldPrefix}${fieldName(field)}`)
  const examples =
    kind === 'popup' ? names.map((name) => `data-${name}="…"`) : [`#${names.join('=…&')}=…`]
  return (
    <div className="text-sm text-ink-2">
      <p>{t(kind === 'popup' ? 'share.embed.knownPopup' : 'share.embed.knownInline')}</p>
      <p dir="ltr" className="mt-1 text-start">
        <code className="text-xs break-all">{examples.join(' ')}</code>
      </p>
    </div>
  )
}
