import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { parsePastedLines, type TextListKind } from './pasted-lines.ts'

type Props = {
  kind: TextListKind
  maxLength: number
  /** Several if several lines were pasted. */
  onAdd: (texts: string[]) => void
}

export function AddTextItem({ kind, maxLength, onAdd }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    if (text.trim() === '') return
    onAdd([text.trim()])
    setText('')
    input.current?.focus()
  }
  return (
    <div className="mt-3 flex gap-2">
      <input
        ref={input}
        id={`add-${kind}`}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={maxLength}
        aria-label={t(`authoring.${kind}.add`)}
        placeholder={t(`authoring.${kind}.placeholder`)}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const lines = parsePastedLines(event.clipboardData.getData('text/plain'), maxLength)
          if (lines.length < 2) return
          event.preventDefault()
          onAdd(lines)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        className="min-w-0 flex-1 rounded-md border border-dashed border-line-strong/70 bg-transparent px-3.5 py-2 placeholder:text-ink-3"
      />
      <Button
        variant="secondary"
        disabled={text.trim() === ''}
        icon={<Plus size={16} aria-hidden />}
        onClick={add}
        aria-label={t(`authoring.${kind}.add`)}
      >
        <span className="max-sm:hidden">{t(`authoring.${kind}.add`)}</span>
      </Button>
    </div>
  )
}
