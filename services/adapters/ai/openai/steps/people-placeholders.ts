// The numbers of people in the sentences of a model.

/** `(1)` or `: 1.`: no word agrees with the number. */
const standsAlone = (text: string, name: string) =>
  new RegExp(`[([]\\s*\\{${name}\\}\\s*[)\\]]|[:：]\\s*\\{${name}\\}\\s*(?:[.,;،؛]|$)`, 'u').test(
    text,
  )

/** Whether words agree with a larger number than the one that is filled in. */
export const disagrees = (text: string, name: string, count: number): boolean =>
  count === 1 && text.includes(`{${name}}`) && !standsAlone(text, name)

export const fillNumber = (text: string, name: string, count: number): string =>
  text.replaceAll(`{${name}}`, String(count))

/** Empty where it was written for several people and is of one. */
export const fillPeople = (text: string, count: number, name = 'people'): string =>
  disagrees(text, name, count) ? '' : fillNumber(text, name, count)

/** `The letter came late (3). It came in time (1).` */
export const withNumbers = (sentences: readonly string[], counts: readonly number[]): string =>
  sentences.map((text, at) => `${text.replace(/[.。]+$/u, '')} (${counts[at]}).`).join(' ')
