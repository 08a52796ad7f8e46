// Words of danger, despair or a suffering body, by a language's classes of words: the second sign beside a model's score.
import { tokenize } from '../rules/text/tokenizer.ts'
import { modelWords } from './features.ts'
import { classesOf } from './word-classes.ts'

/** Means and sleep are none: a viaduct and a short night occur in ordinary answers. */
const dangerClasses: ReadonlySet<string> = new Set([
  ...['die', 'kill', 'self-harm', 'goodbye', 'hopeless', 'worthless-burden', 'trapped', 'numb'],
  ...['cannot-cope', 'exhausted', 'alone', 'cry', 'sad', 'ashamed', 'afraid', 'panic'],
  ...['hit', 'weapon', 'threaten', 'shout-insult', 'sexual-touch', 'control', 'escape-hide'],
  ...['drink-drugs', 'overdose-medicine', 'eat-vomit-weight', 'bleed', 'faint', 'breathe-chest'],
  ...['stroke-seizure', 'fever-infection', 'pregnancy', 'injury', 'body-part', 'pain'],
])

/** Longer answers often speak of danger without any such word. */
const fewWords = 12

/** Whether an answer says little, and nothing of danger. */
export function isBriefWithoutDanger(text: string, language: string): boolean {
  if (tokenize(text).length > fewWords) return false
  return classesOf(modelWords(text), language).every((own) => own.isDisjointFrom(dangerClasses))
}
