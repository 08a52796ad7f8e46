/** Complete, before `text`. */
const untold = String.raw`"untold"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*`
const opensText = new RegExp(String.raw`^\s*\{\s*(?:${untold})?"text"\s*:\s*"`)

/**
 * The field `text` of incomplete JSON, the first or behind `untold`, as far as it has arrived; undefined before it
 * begins, and for other JSON.
 */
export function partialText(json: string): string | undefined {
  const opening = opensText.exec(json)
  if (!opening) return undefined
  const rest = json.slice(opening[0].length)
  // An incomplete escape is left out.
  const [written = ''] = /^[^"\\]*(?:(?:\\u[\da-fA-F]{4}|\\["\\/bfnrt])[^"\\]*)*/.exec(rest) ?? []
  try {
    const text = JSON.parse(`"${written}"`) as string
    // So is half of a surrogate pair.
    return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
  } catch {
    return undefined
  }
}
