// Help lines by country. An operator may replace the built-in file by one of their own.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { CountryCode, HelpLine } from '#contract/help.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import builtIn from './help-lines.json' with { type: 'json' }

const Entry = z
  .strictObject({
    /** `EU`: its members without a line of their own for the same use. `*`: countries without a listening line. */
    countries: z.array(z.union([CountryCode, z.literal('*')])).min(1),
    name: HelpLine.shape.name.default(''),
    number: z
      .string()
      .regex(/^\+?\d[\d ]{1,18}$/, 'must be digits and spaces')
      .nullable()
      .default(null),
    url: HelpLine.shape.url.default(null),
    for: HelpLine.shape.for,
    limited_hours: z.boolean().default(false),
    /** When the line was last verified. */
    checked: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/, 'must be YYYY-MM or YYYY-MM-DD'),
    source: z.string().min(1),
  })
  .refine(({ number, url }) => (number === null) !== (url === null), 'needs a number or a url')
const HelpLinesFile = z.strictObject({ lines: z.array(Entry) })
type Entry = z.output<typeof Entry>

export type CheckedHelpLine = HelpLine & Pick<Entry, 'checked'>

export type HelpLines = {
  /** All lines of a country; of an unknown one those that apply anywhere. */
  linesFor: (country: string | null | undefined) => CheckedHelpLine[]
  /** Lines that were last looked up more than a year before. */
  outdated: (now: Date) => { number: string; checked: string }[]
}

/** The lines of the file, or the built-in ones. Throws StartupError for a file that cannot be used. */
export async function loadHelpLines(path: string | undefined): Promise<HelpLines> {
  if (path === undefined) return openHelpLines(builtIn)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartupError(`HELP_LINES names a file that cannot be read: ${path}`)
  })
  try {
    return openHelpLines(JSON.parse(text))
  } catch (error) {
    throw new StartupError(`HELP_LINES (${path}) cannot be used: ${issuesOf(error)}`)
  }
}

function issuesOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'it is not JSON.'
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/** Throws ZodError. */
export function openHelpLines(file: unknown): HelpLines {
  const { lines } = HelpLinesFile.parse(file)
  return {
    linesFor: (country) => linesOf(lines, country ?? null).map(present),
    outdated(now) {
      const limit = new Date(now)
      limit.setUTCFullYear(limit.getUTCFullYear() - 1)
      return lines
        .filter(({ checked }) => Date.parse(checked) < limit.getTime())
        .map(({ number, url, checked }) => ({ number: number ?? url ?? '', checked }))
    },
  }
}

function linesOf(lines: readonly Entry[], country: string | null): Entry[] {
  const named = (code: string | null) =>
    lines.filter(({ countries }) => code !== null && countries.includes(code))
  const own = named(country)
  const union = country !== null && membersOfEu.has(country) ? named('EU') : []
  const found = [...own, ...union.filter((each) => !own.some((line) => line.for === each.for))]
  const hasListener = found.some((line) => line.for === 'talk' || line.for === 'crisis')
  return hasListener ? found : [...found, ...named('*')]
}

const present = ({ name, number, url, for: use, limited_hours, checked }: Entry) => ({
  ...{ name, number, url, for: use, limited_hours, checked },
})

const membersOfEu: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
