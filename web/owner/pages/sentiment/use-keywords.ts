import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { addWords, type AddWordsResult } from './settings.ts'

const separators = /[,،;\n]/

/** The field behind the chips: what is typed, and what became of the last attempt to add it. */
export function useKeywords(words: readonly string[], onChange: (words: string[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<AddWordsResult>()
  const add = (typed: string) => {
    const added = addWords(words, typed, limits.aspects)
    setRefused(added.refused ? added : undefined)
    if (added.words.length > words.length) onChange(added.words)
    // What found no place stays to be read; what is there already can be seen.
    setText(added.refused === 'full' ? (added.word ?? '') : '')
  }
  const remove = (index: number) => {
    onChange(words.toSpliced(index, 1))
    setRefused(undefined)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || separators.test(event.key)) {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && words.length > 0) {
      remove(words.length - 1)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted)) return
    event.preventDefault()
    add(text + pasted)
  }
  const onBlur = () => {
    if (text.trim() !== '') add(text)
  }
  return { input, text, setText, refused, remove, onKeyDown, onPaste, onBlur }
}
