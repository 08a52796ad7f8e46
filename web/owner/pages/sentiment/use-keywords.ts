import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { addWords, type AddWordsResult } from './settings.ts'

const separators = /[,،;\n]/

/** State of the keywords field: its text, and the outcome of the last addition. */
export function useKeywords(words: readonly string[], onChange: (words: string[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<AddWordsResult>()
  const add = (typed: string) => {
    const added = addWords(words, typed, limits.aspects)
    setRefused(added.refused ? added : undefined)
    if (added.words.length > words.length) onChange(added.words)
    // Words that did not fit stay in the field; duplicates are already listed.
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
