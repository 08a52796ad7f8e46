// Numbers (Latin digits in Arabic too), money and dates in the reader's language. Formatters are cached: they are slow to construct.
import type { Locale } from '#contract/languages.ts'

const tags: Record<Locale, string> = { en: 'en', ar: 'ar-u-nu-latn', 'pt-br': 'pt-BR' }

const countryNames = new Map<Locale, Intl.DisplayNames>()

function countryNamesOf(locale: Locale): Intl.DisplayNames {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(tags[locale], { type: 'region' })
  countryNames.set(locale, names)
  return names
}

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cachedFormatter<F extends Intl.NumberFormat | Intl.DateTimeFormat>(
  name: string,
  make: () => F,
): F {
  const format = (formatters.get(name) as F | undefined) ?? make()
  formatters.set(name, format)
  return format
}

export type Format = ReturnType<typeof formatFor>

export function formatFor(locale: Locale) {
  const tag = tags[locale]
  const number = (options: Intl.NumberFormatOptions) =>
    cachedFormatter(`${tag} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options))
  const date = (options: Intl.DateTimeFormatOptions) =>
    cachedFormatter(
      `${tag} ${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(tag, options),
    )
  return {
    integer: (value: number) => number({ maximumFractionDigits: 0 }).format(value),
    decimal: (value: number) => number({ maximumFractionDigits: 1 }).format(value),
    /** In seconds below one minute, else in minutes. */
    duration: (seconds: number) => {
      const isShort = Math.round(seconds) < 60
      const unit = isShort ? 'second' : 'minute'
      const value = isShort ? seconds : seconds / 60
      const maximumFractionDigits = isShort ? 0 : 1
      return number({ style: 'unit', unit, maximumFractionDigits }).format(value)
    },
    /** With its sign and fixed decimals, for differences. */
    signed: (value: number, digits = 2) =>
      number({
        signDisplay: 'exceptZero',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    /** Formats a number of bytes in kilobytes or megabytes. */
    fileSize: (bytes: number) => {
      const isLarge = bytes >= 1_000_000
      const unit = isLarge ? 'megabyte' : 'kilobyte'
      const value = bytes / (isLarge ? 1_000_000 : 1_000)
      return number({ style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 }).format(value)
    },
    /** With all its decimals. */
    number: (value: number) => number({ maximumFractionDigits: 20 }).format(value),
    /** Percentage, 0 to 100. */
    percent: (value: number) =>
      number({ style: 'percent', maximumFractionDigits: 1 }).format(value / 100),
    /** US dollars. */
    money: (cents: number) => {
      if (locale !== 'ar') return number({ style: 'currency', currency: 'USD' }).format(cents / 100)
      // Right-to-left text would split "US$"; isolated and with the narrow symbol it stays whole.
      const amount = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
      return `\u2066$${amount.format(cents / 100)}\u2069`
    },
    /** US dollars with up to four decimals. */
    preciseMoney: (dollars: number) => {
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 }
      if (locale !== 'ar')
        return number({ style: 'currency', currency: 'USD', ...digits }).format(dollars)
      return `\u2066$${number(digits).format(dollars)}\u2069`
    },
    /** Names joined as in a sentence. */
    list: (names: readonly string[]) =>
      new Intl.ListFormat(tag, { type: 'conjunction' }).format(names),
    /** The name of a country, by its code. */
    country: (code: string) => countryNamesOf(locale).of(code) ?? code,
    day: (iso: string) =>
      date({ day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(iso)),
    /** A calendar day (`yyyy-mm-dd`), with its month in words. */
    longDay: (day: string) =>
      date({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    /** A calendar day (`yyyy-mm-dd`), short and without its year. */
    shortDay: (day: string) =>
      date({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    /** The month of a calendar day, short. */
    shortMonth: (day: string) =>
      date({ month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    /** Two calendar days as a range. */
    dayRange: (from: string, to: string) =>
      date({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
        new Date(`${from}T00:00:00Z`),
        new Date(`${to}T00:00:00Z`),
      ),
    /** Numeric date and time. */
    dateTime: (iso: string) =>
      date({
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date(iso)),
    /** A month, such as `2026-11`, or the month of a day. */
    month: (iso: string) =>
      date({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    time: (iso: string) => date({ hour: '2-digit', minute: '2-digit' }).format(new Date(iso)),
    /** Long date and time. */
    longDateTime: (iso: string) =>
      date({ dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso)),
    shortDateTime: (iso: string) =>
      date({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
        new Date(iso),
      ),
  }
}
