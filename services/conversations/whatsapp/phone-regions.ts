// The countries whose national numbers a person may type without a country code.
import type { CountryCode } from 'libphonenumber-js/max'
import type { SurveyLanguage } from '#contract/languages.ts'

/** What is known of the person who types a number. */
export type PhoneOrigin = {
  /** The language of the page. */
  language?: SurveyLanguage | undefined
  /** The survey's country, ISO 3166. */
  country?: string | null | undefined
  /** The browser's time zone, such as `Asia/Riyadh`. */
  timeZone?: string | undefined
}

/** Where several countries have numbers of the same form, the first one counts. */
const arabicCountries: readonly CountryCode[] = [
  ...(['SA', 'EG', 'AE', 'IQ', 'MA', 'DZ', 'JO', 'KW', 'QA', 'BH', 'OM'] as const),
  ...(['LB', 'SY', 'PS', 'YE', 'TN', 'LY', 'SD', 'MR', 'SO', 'DJ', 'KM'] as const),
]

const countryOfTimeZone: ReadonlyMap<string, CountryCode> = new Map([
  ['Africa/Algiers', 'DZ'],
  ['Africa/Cairo', 'EG'],
  ['Africa/Casablanca', 'MA'],
  ['Africa/Djibouti', 'DJ'],
  ['Africa/Khartoum', 'SD'],
  ['Africa/Mogadishu', 'SO'],
  ['Africa/Nouakchott', 'MR'],
  ['Africa/Tripoli', 'LY'],
  ['Africa/Tunis', 'TN'],
  ['Asia/Aden', 'YE'],
  ['Asia/Amman', 'JO'],
  ['Asia/Baghdad', 'IQ'],
  ['Asia/Bahrain', 'BH'],
  ['Asia/Beirut', 'LB'],
  ['Asia/Damascus', 'SY'],
  ['Asia/Dubai', 'AE'],
  ['Asia/Gaza', 'PS'],
  ['Asia/Hebron', 'PS'],
  ['Asia/Kuwait', 'KW'],
  ['Asia/Muscat', 'OM'],
  ['Asia/Qatar', 'QA'],
  ['Asia/Riyadh', 'SA'],
  ['Indian/Comoro', 'KM'],
])

/** Most likely first. Brazil is not among them: see `parsePhone`. */
export function regionsOf({ language, country, timeZone = '' }: PhoneOrigin): CountryCode[] {
  const zoneCountry = countryOfTimeZone.get(timeZone)
  const likely = [country as CountryCode | null | undefined, zoneCountry].filter(
    (region) => region !== null && region !== undefined && region !== 'BR',
  ) as CountryCode[]
  return [...new Set([...likely, ...(language === 'ar' ? arabicCountries : [])])]
}
