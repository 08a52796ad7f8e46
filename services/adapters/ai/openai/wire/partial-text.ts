/**
 * What is there of the first field, `text`, while its JSON is still arriving; undefined before it begins, and in
 * anything that does not begin with it.
 */
export function partialText(json: string): string | undefined {
  const begun = /^\s*\{\s*"text"\s*:\s*"/.exec(json)
  if (!begun) return undefined
  const rest = json.slice(begun[0].length)
  // An escape that is not all there yet waits for its end.
  const [written = ''] = /^[^"\\]*(?:(?:\\u[\da-fA-F]{4}|\\["\\/bfnrt])[^"\\]*)*/.exec(rest) ?? []
  try {
    const text = JSON.parse(`"${written}"`) as string
    // So does half of a character.
    return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
  } catch {
    return undefined
  }
}
