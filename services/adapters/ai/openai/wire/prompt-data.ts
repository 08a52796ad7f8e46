// Texts of people go to the model as one JSON document. JSON keeps each text inside its quotation marks; characters that
// tokenizers, templates or terminals may interpret are written as escapes.

/** Brackets of chat templates and markup, code fences, control, invisible and bidirectional characters. */
const unsafeCharacters = /[<>[\]|`\u007f-\u009f\u2028\u2029\p{Cf}]/gu

/** A JSON document that parses back to the same value. */
export function encodePromptData(data: object): string {
  return JSON.stringify({ data }).replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, (text) =>
    text.replaceAll(unsafeCharacters, escapeCharacter),
  )
}

const escapeCharacter = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
