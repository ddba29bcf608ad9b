import * as v from 'valibot'
import {
  PublicPrices,
  ProxyPrices,
  publicCalls,
  PublicStatistics,
} from '../../src/api/contract/public.ts'
import { ask, isOrigin, parseFrom, parseJson, readJson } from '../settings/source.ts'

const setting = 'PRICES_SOURCE'

const Time = v.pipe(v.string(), v.isoTimestamp())
const File = v.object({
  customerPrices: v.intersect([PublicPrices, v.looseObject({ updatedAt: Time })]),
  proxyPrices: v.intersect([ProxyPrices, v.looseObject({ updatedAt: Time })]),
  publicStatistics: v.intersect([PublicStatistics, v.looseObject({ updatedAt: Time })]),
})
/** The prices and figures known at build time, as the API answers them in dollars. */
export type KnownPrices = v.InferOutput<typeof File>

/** Asks a backend. An answer without a time gets that of the `Date` header. */
async function askCall(call: keyof typeof File.entries, origin: string): Promise<object> {
  const url = new URL(publicCalls[call].path, origin)
  url.searchParams.set('currency', 'USD')
  const response = await ask(setting, url)
  const answer = v.parse(v.looseObject({}), parseJson(setting, url.href, await response.text()))
  const date = response.headers.get('date')
  return {
    ...answer,
    updatedAt: answer['updatedAt'] ?? (date === null ? undefined : new Date(date).toISOString()),
  }
}

/**
 * The prices of the source in PRICES_SOURCE: a JSON file with the answers of three calls by their
 * names, each with its `updatedAt`, or the http(s) origin of a backend. Null without the variable.
 * @throws where the source cannot be loaded or read, because a build must not silently omit prices
 */
export async function readPrices(
  source = process.env['PRICES_SOURCE'],
): Promise<KnownPrices | null> {
  if (!source) return null
  const found: unknown = isOrigin(setting, source)
    ? {
        customerPrices: await askCall('customerPrices', source),
        proxyPrices: await askCall('proxyPrices', source),
        publicStatistics: await askCall('publicStatistics', source),
      }
    : await readJson(setting, source)
  return parseFrom(setting, File, found, source)
}
