import { readFileSync } from 'node:fs'
import { calls } from '@/api/contract/index.ts'
import type { LoggedRequest } from '@/mocks/node.ts'
import { requestJudge } from '../../builds/contract/judge-request.ts'

/** Set where `npm test` runs; a single spec starts faster without. */
const file = process.env['OPENAPI_DOCUMENT']
let judge: ReturnType<typeof requestJudge> | undefined
/** Most requests of a worker's journeys are alike. */
const judged = new Set<string>()

/** What an app has sent that the OpenAPI document does not allow, with the name of its call. */
export function straysOf(requests: readonly LoggedRequest[], app: string): string[] {
  if (file === undefined) return []
  judge ??= requestJudge(JSON.parse(readFileSync(file, 'utf8')))
  const { operationOf, strayOf } = judge
  return requests.flatMap((request) => {
    const { call, path, headers, body, status } = request
    // What a test itself sends has no app. What the backend refused for its fields was judged there.
    if (call === null || headers['x-proxy-app'] !== app || status === 400) return []
    const names = Object.keys(headers).toSorted().join()
    const key = JSON.stringify([call, names, path.split('?')[1], body])
    if (judged.has(key)) return []
    judged.add(key)
    const isForm = headers['content-type']?.startsWith('multipart/') === true
    const sent = {
      url: new URL(path, 'http://localhost'),
      headers: new Headers(headers),
      body: isForm ? new FormData() : body === null ? undefined : JSON.stringify(body),
    }
    return strayOf(sent, operationOf(calls[call])).map((stray) => `${call}: ${stray}`)
  })
}
