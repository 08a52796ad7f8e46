/** Where the runtime cannot list them, at least these. */
const always = ['UTC']

/** All names, sorted; `known` are among them, also where the browser does not list them. */
export function timeZones(
  known: readonly string[],
  listed: readonly string[] = Intl.supportedValuesOf('timeZone'),
): string[] {
  return [...new Set([...listed, ...always, ...known])].toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** `America/Sao_Paulo` as `America / Sao Paulo (GMT-3)`. */
export function timeZoneLabel(name: string, at: Date): string {
  const words = name.replaceAll('_', ' ').replaceAll('/', ' / ')
  const offset = offsetOf(name, at)
  return offset && name !== 'UTC' ? `${words} (${offset})` : words
}

function offsetOf(timeZone: string, at: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    // A name that this browser does not know.
    return undefined
  }
}
