import type { SampleRequest } from './curl.ts'
import { isSample } from './requests/fields.ts'
import type { Sample } from './requests/fields.ts'

interface Given extends Omit<SampleRequest, 'fields'> {
  fields: Readonly<Record<string, unknown>>
}

/** Returns the request of an example from a server, without fields that no JSON has. */
export const requestOf = ({ http, url, as, fields, bearer, once }: Given): SampleRequest => ({
  http,
  url,
  as,
  bearer: bearer ?? false,
  ...(once === true && { once }),
  fields: Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Sample] => isSample(entry[1])),
  ),
})
