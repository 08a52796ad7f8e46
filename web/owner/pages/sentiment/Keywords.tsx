import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import type { AddWordsResult } from './settings.ts'
import { useKeywords } from './use-keywords.ts'

type Props = {
  label: string
  help: string
  words: readonly string[]
  isDisabled: boolean
  onChange: (words: string[]) => void
}

const { max, length } = limits.aspects

/** Words as chips: Enter or a comma adds, Backspace in the empty field removes the last. */
export function Keywords({ label, help, words, isDisabled, onChange }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const id = useId()
  const { input, text, setText, refused, remove, ...keys } = useKeywords(words, onChange)
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <span className="text-xs whitespace-nowrap text-ink-3">
          {t('create.count', { used: format.integer(words.length), max: format.integer(max) })}
        </span>
      </div>
      <p id={`${id}-help`} className="text-sm text-ink-2">
        {help}
      </p>
      <div
        className={`flex min-h-11 flex-wrap items-center gap-1.5 rounded-md border border-line-strong/60 p-1.5 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary/15 ${isDisabled ? 'bg-sunken' : 'bg-surface'}`}
      >
        {words.map((word, index) => (
          <Chip key={word} word={word} isDisabled={isDisabled} onRemove={() => remove(index)} />
        ))}
        <input
          {...keys}
          ref={input}
          id={id}
          dir={text === '' ? undefined : 'auto'}
          value={text}
          disabled={isDisabled}
          maxLength={length}
          enterKeyHint="done"
          aria-describedby={`${id}-help ${id}-note`}
          placeholder={words.length === 0 ? t('sentimentConfig.keywordsPlaceholder') : ''}
          onChange={(event) => setText(event.target.value)}
          className="min-h-7.5 min-w-28 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
        />
      </div>
      <Note id={`${id}-note`} refused={refused} />
    </div>
  )
}

type ChipProps = { word: string; isDisabled: boolean; onRemove: () => void }

function Chip({ word, isDisabled, onRemove }: ChipProps) {
  const { t } = useTranslation()
  const look = isDisabled ? 'bg-line text-ink-2' : 'bg-primary-soft text-primary-text'
  return (
    <span
      className={`inline-flex min-h-7.5 max-w-full items-center gap-0.5 rounded-full ps-3 pe-1 text-sm font-medium ${look}`}
    >
      <bdi className="truncate">{word}</bdi>
      <button
        type="button"
        disabled={isDisabled}
        aria-label={t('sentimentConfig.removeKeyword', { word })}
        onClick={onRemove}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full hover:bg-primary/15"
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  )
}

function Note({ id, refused }: { id: string; refused: AddWordsResult | undefined }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const note =
    refused?.refused === 'duplicate'
      ? t('sentimentConfig.keywordTwice', { word: refused.word })
      : refused?.refused === 'full'
        ? t('sentimentConfig.keywordsFull', { max: format.integer(max) })
        : t('sentimentConfig.keywordsKeys')
  return (
    <output id={id} className={`block min-h-4 text-xs ${refused ? 'text-warning' : 'text-ink-3'}`}>
      {note}
    </output>
  )
}
