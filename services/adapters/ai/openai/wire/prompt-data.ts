// Whatever people typed goes to the model as one JSON document. JSON itself keeps a text inside its quotation marks;
// what tokenizers, templates or terminals might take for more than a letter is spelt out.

/** Brackets of chat templates and markup, code fences, controls, and what is invisible or turns the reading direction. */
const unsafeCharacters = /[<>[\]|`\u007f-\u009f\u2028\u2029\p{Cf}]/gu

/** A JSON document that reads back as exactly this. */
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
