/** The first letters of the first and the last word, as in an avatar. Arabic letters join, so one is enough. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? [...word][0]!.toUpperCase() : '',
  )
  return /\p{Script=Arabic}/u.test(letters[0] ?? '') ? letters[0]! : letters.join('')
}
