import { known } from '../lib/known.ts'
import type { Sample } from './requests/fields.ts'
import type { ApiMethod } from './methods.ts'
import type { SampleRequest } from './curl.ts'

/** The placeholder for the API's host in samples. The page inserts the site's own host. */
export const apiHost = 'api.host'

/** Values for the parameters in an example's path. */
const places: Readonly<Record<string, string>> = { id: '41', itemId: '88012' }

/** The same for the proxy API: the user that its other examples name. */
const proxyPlaces: Readonly<Record<string, string>> = { id: '7' }

/** What a page puts in the place of a method's example. */
export interface OwnSample {
  places?: Readonly<Record<string, string>>
  fields?: Readonly<Record<string, Sample>>
}

/** Returns the request of a method's example, or of what a page has in its place. */
export function sampleRequest(
  { http, path, product, example, once }: ApiMethod,
  { places: own = {}, fields = example }: OwnSample = {},
): SampleRequest {
  return {
    http,
    url: `https://${apiHost}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => own[name] ?? known(product === 'proxy' ? proxyPlaces : places, name) ?? '1')}`,
    as:
      http === 'GET' || Object.keys(fields).length === 0
        ? 'query'
        : product === 'classic'
          ? 'form'
          : 'json',
    fields,
    bearer: product === 'data' || product === 'proxy',
    ...(once && { once }),
  }
}

/** Returns the request that creates a task. */
export const createRequest = (fields: Readonly<Record<string, Sample>>): SampleRequest => ({
  http: 'POST',
  url: `https://${apiHost}/createTask`,
  as: 'json',
  fields,
})
