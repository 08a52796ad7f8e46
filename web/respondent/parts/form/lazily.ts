// What is of use once a form has begun; nothing stands in its place until it is there.
import { lazyPart } from '../lazy-part.tsx'

const options = { isOptional: true, words: [] }

/** Only few forms have one. */
export const Speak = lazyPart(async () => (await import('../talk/Speak.tsx')).Speak, options)

export const ElsewhereButton = lazyPart(
  async () => (await import('../talk/ElsewhereButton.tsx')).ElsewhereButton,
  options,
)
