import { cutText } from '../lib/cut-text.ts'
/** Codes of ISO 3166-1. The browser has the names in each language. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

interface Country {
  code: string
  name: string
}

/** Returns countries sorted by their names in the given language. */
export function byName(countryCodes: readonly string[], locale: string): Country[] {
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => compare(one.name, other.name))
}

const made = new Map<string, readonly Country[]>()

/** Returns every country. */
export function countriesIn(locale: string): readonly Country[] {
  const known = made.get(locale)
  if (known) return known
  const list = byName(codes.split(' '), locale)
  made.set(locale, list)
  return list
}

/** Where the usual name on a page differs from the one that the browser has. */
const usual = new Map([
  ['ru US', 'США'],
  ['ru HK', 'Гонконг'],
  ['ru MO', 'Макао'],
  ['zh HK', '中国香港'],
  ['zh MO', '中国澳门'],
  ['zh TW', '中国台湾'],
])

/** Returns the name of a country code from the backend, or the code itself if it is unknown. */
export function countryName(code: string | null, locale: string): string {
  if (!code) return ''
  const own = usual.get(`${locale.slice(0, 2)} ${code.toUpperCase()}`)
  if (own) return own
  try {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase())
    // "Конго - Киншаса" has a hyphen for a dash.
    return name?.replace(' - ', ' — ') ?? code
  } catch {
    return cutText(code, 60)
  }
}
