// Countries and territories of ISO 3166-1, as of 2026, with their names in the reader's language.
import type { CountryCode } from '#contract/help.ts'
import type { Locale } from '#contract/languages.ts'
import { formatFor } from '../../../shared/locale-format.ts'

const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

type Country = { value: CountryCode; label: string }

const lists = new Map<Locale, readonly Country[]>()

/** Sorted by name. */
export function countriesIn(locale: Locale): readonly Country[] {
  const known = lists.get(locale)
  if (known) return known
  const format = formatFor(locale)
  const { compare } = new Intl.Collator(locale)
  const list = codes
    .split(' ')
    .map((value) => ({ value, label: format.country(value) }))
    .toSorted((a, b) => compare(a.label, b.label))
  lists.set(locale, list)
  return list
}
