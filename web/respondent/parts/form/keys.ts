import type { SurveyQuestion } from '#contract/survey.ts'
import { toggled } from '../controls/choices.tsx'
import type { Entry } from '../controls/entry.ts'

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
>

/** What a key asks for: going on, an answer, or writing one. Undefined where the key is left to what has the focus. */
export function keyPressed(
  event: Key,
  question: SurveyQuestion,
  entry: Entry | undefined,
): 'next' | 'write' | { entry: Entry } | undefined {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  const { tagName, type } = target as HTMLInputElement
  const isText = tagName === 'TEXTAREA'
  if (key === 'Enter') {
    // A touch keyboard has no other key for a new line.
    const goesOn = isText ? matchMedia('(pointer: fine)').matches : tagName === 'H2'
    return goesOn && !event.shiftKey ? 'next' : undefined
  }
  if (isText || (tagName === 'INPUT' && !/^(checkbox|radio|range)$/.test(type))) return undefined
  if (question.type === 'open' || question.type === 'number')
    return tagName === 'H2' && key.length === 1 && key !== ' ' ? 'write' : undefined
  const chosen = /^\d$/.test(key) ? chosenBy(Number(key), question, entry) : undefined
  return chosen === undefined ? undefined : { entry: chosen }
}

/** Options are counted from 1; 0 is the highest score. */
function chosenBy(
  digit: number,
  { type, options }: SurveyQuestion,
  entry: Entry | undefined,
): Entry | undefined {
  if (type === 'scale') return digit || 10
  if (type === 'boolean') return digit === 1 || (digit === 2 ? false : undefined)
  const option = options[digit - 1]
  if (type !== 'multiple' || option === undefined) return undefined
  return toggled(options, Array.isArray(entry) ? (entry as readonly string[]) : [], option)
}
