import type { SurveyQuestion } from '#contract/survey.ts'
import { entryForDigit } from '../controls/choices.tsx'
import type { Entry } from '../controls/entry.ts'

type KeyInput = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
>
type Shortcut = 'next' | 'write' | { entry: Entry }

/** Action of a key: next, an answer, or focus on the text box. Undefined if the focused element handles the key. */
export function shortcutFor(
  event: KeyInput,
  question: SurveyQuestion,
  entry: Entry | undefined,
): Shortcut | undefined {
  const { key } = event
  if (hasModifier(event)) return undefined
  const focus = focusOf(event.target as HTMLElement)
  if (key === 'Enter') return advancesOnEnter(focus) && !event.shiftKey ? 'next' : undefined
  if (focus === 'text' || focus === 'line') return undefined
  if (question.type === 'open' || question.type === 'number')
    return focus === 'question' && key.length === 1 && key !== ' ' ? 'write' : undefined
  const digitEntry = /^\d$/.test(key) ? entryForDigit(Number(key), question, entry) : undefined
  return digitEntry === undefined ? undefined : { entry: digitEntry }
}

const hasModifier = ({ ctrlKey, metaKey, altKey, isComposing }: KeyInput) =>
  ctrlKey || metaKey || altKey || isComposing

type Focus = 'question' | 'text' | 'line' | 'control'

function focusOf({ tagName, type }: HTMLElement & { type?: string }): Focus {
  if (tagName === 'TEXTAREA') return 'text'
  if (tagName === 'INPUT') return /^(checkbox|radio|range)$/.test(type ?? '') ? 'control' : 'line'
  return tagName === 'H2' || tagName === 'BODY' ? 'question' : 'control'
}

/** On touch keyboards Enter starts a new line. */
const advancesOnEnter = (focus: Focus) =>
  focus === 'question' || (focus === 'text' && matchMedia('(pointer: fine)').matches)
