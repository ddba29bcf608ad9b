import * as v from 'valibot'
import { authModes, generateLimits, proxySessions } from '@/api/contract/proxy-lists.ts'
import type { proxyListCalls, ProxyLocation } from '@/api/contract/proxy-lists.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import type { ProxyProduct } from '@/api/contract/proxy-account.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { readRange } from '@/lib/ip-range.ts'
import { lineFormats, maskLine, proxyProtocols, readLine } from '@/lib/proxy-line.ts'
import type { LineFormat, ProxyProtocol } from '@/lib/proxy-line.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

export interface GeneratorValues {
  authMode: (typeof authModes)[number]
  userId: string
  ip: string
  product: ProxyProduct
  protocol: ProxyProtocol
  country: string
  region: string
  city: string
  asn: string
  session: (typeof proxySessions)[number]
  minutes: string
  count: string
  format: LineFormat
}
export const generatorDefaults: GeneratorValues = {
  authMode: 'password',
  userId: '',
  ip: '',
  product: 'residential',
  protocol: 'http',
  country: '',
  region: '',
  city: '',
  asn: '',
  session: 'rotating',
  minutes: '30',
  count: '10',
  format: 'host:port:user:pass',
}

const isWhole = (text: string, most: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most

/** The schema of the generator, with the backend's limits. */
export const GeneratorForm: v.GenericSchema<GeneratorValues, GeneratorValues> = v.pipe(
  v.object({
    authMode: v.picklist(authModes),
    userId: v.string(),
    ip: v.pipe(v.string(), v.trim()),
    product: v.picklist(proxyProducts),
    protocol: v.picklist(proxyProtocols),
    country: v.string(),
    region: v.string(),
    city: v.string(),
    asn: v.string(),
    session: v.picklist(proxySessions),
    minutes: v.pipe(v.string(), v.trim(), v.transform(digitsOf)),
    count: v.pipe(
      v.string(),
      v.trim(),
      v.transform(digitsOf),
      v.nonEmpty(),
      v.check((text) => isWhole(text, generateLimits.lines), 'out_of_range'),
    ),
    format: v.picklist(lineFormats),
  }),
  v.forward(
    v.partialCheck(
      [['authMode'], ['userId']],
      ({ authMode, userId }) => authMode !== 'password' || userId !== '',
      'required',
    ),
    ['userId'],
  ),
  v.forward(
    v.partialCheck(
      [['authMode'], ['ip']],
      ({ authMode, ip }) => authMode !== 'whitelist' || ip !== '',
      'required',
    ),
    ['ip'],
  ),
  v.forward(
    v.partialCheck(
      [['authMode'], ['ip']],
      ({ authMode, ip }) => authMode !== 'whitelist' || ip === '' || 'range' in readRange(ip),
      'bad_format',
    ),
    ['ip'],
  ),
  v.forward(
    v.partialCheck(
      [['session'], ['minutes']],
      ({ session, minutes }) => session !== 'sticky' || isWhole(minutes, generateLimits.minutes),
      'out_of_range',
    ),
    ['minutes'],
  ),
)

/** The argument of the request: only what the choices need. */
export function generatorArg(
  values: GeneratorValues,
): ArgOf<(typeof proxyListCalls)['generateProxies']> {
  const { authMode, userId, ip, product, protocol, country, region, city, asn, session } = values
  return {
    authMode,
    ...(authMode === 'password' ? { userId } : { ip, product }),
    protocol,
    ...(country && { country }),
    ...(country && region && { region }),
    ...(country && city && { city }),
    ...(country && asn && { asn: Number(asn) }),
    session,
    ...(session === 'sticky' && { sessionMinutes: Number(values.minutes) }),
    count: Number(values.count),
    format: values.format,
  }
}

/** The cities of a region, or of the whole country if none is chosen. */
export const citiesOf = (
  place: Pick<ProxyLocation, 'cities'> | undefined,
  region: string,
): ProxyLocation['cities'] =>
  place?.cities.filter((city) => region === '' || city.region === null || city.region === region) ??
  []

/** A line with its password masked. An unreadable line is masked completely. */
export function coveredLine(format: LineFormat, text: string): string {
  const read = readLine(format, text)
  return read ? maskLine(format, read) : '••••••••'
}

/** A list as a file: JSON as one array, other formats with one line per proxy. */
export const fileOf = (format: LineFormat, lines: readonly string[]): string =>
  format === 'json' ? `[\n${lines.join(',\n')}\n]\n` : `${lines.join('\n')}\n`

/** The notation of programs, the same in every language. */
export const formatNames = {
  'host:port:user:pass': 'host:port:user:pass',
  'user:pass@host:port': 'user:pass@host:port',
  url: 'URL',
  curl: 'cURL',
  json: 'JSON',
} as const
