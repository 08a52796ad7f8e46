// What the settings of the kernel and of the adapters share: the parser of the environment, and kinds of variables.
import { z } from 'zod'

/** One sentence per issue. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly issues: readonly string[]
  constructor(issues: readonly string[]) {
    super(issues.join('\n'))
    this.issues = issues
  }
}

/** Parses environment variables; an empty one counts as absent. Throws ConfigError. */
export function parseEnvironment<S extends z.ZodType>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError([...new Set(parsed.error.issues.map(({ message }) => message))])
}

export const listSetting = <const T extends readonly [string, ...string[]]>(
  names: T,
  message: string,
) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(names, message)))

export const urlSetting = (protocols: RegExp, message: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), message)

export const webUrlSetting = (name: string) =>
  urlSetting(/^https?:$/, `${name} must be an http or https address.`)

/** A number, not negative. */
export const amountSetting = (name: string) =>
  z.coerce.number(`${name} must be a number.`).min(0, `${name} must not be negative.`)

export const integerSetting = (name: string) =>
  z.coerce.number(`${name} must be a number.`).int(`${name} must be a whole number.`)

export const countSetting = (name: string) =>
  integerSetting(name).min(0, `${name} must not be negative.`)
