import { wordsOf } from '../../src/mocks/seed/docs/words.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { answersOf } from '../../src/task-api/answers.ts'
import { captchaCatalogue, typeSlugs } from '../../src/task-api/captcha-types.ts'
import { keyPlace } from '../../src/task-api/curl.ts'
import type { SampleRequest } from '../../src/task-api/curl.ts'
import { apiMethod, methodsOf, products } from '../../src/task-api/methods.ts'
import { apiRelease } from '../../src/task-api/releases.ts'
import type { Sample } from '../../src/task-api/requests/fields.ts'
import { createTaskBody } from '../../src/task-api/requests/request.ts'
import { apiHost, createRequest, sampleRequest } from '../../src/task-api/sample-request.ts'
import { productNames } from './task-openapi.ts'

type Json = Record<string, unknown>

/** The variables that a reader fills in once. */
const [host, key] = ['{{baseUrl}}', '{{apiKey}}']
const filled = (text: string): string => text.replaceAll(keyPlace, key)
const pretty = (value: unknown): string => filled(JSON.stringify(value, null, 2))
const plain = (value: Sample): string =>
  filled(typeof value === 'object' ? JSON.stringify(value) : String(value))
const pairs = (fields: SampleRequest['fields']): Json[] =>
  Object.entries(fields).map(([name, value]) => ({ key: name, value: plain(value) }))

/** A request of the samples as Postman sends it. */
function postmanRequest(
  { http, url, as, fields, bearer, once }: SampleRequest,
  about: string,
): Json {
  const path = url.slice(`https://${apiHost}/`.length)
  const query = as === 'query' ? pairs(fields) : []
  const search = query.map((pair) => `${String(pair['key'])}=${String(pair['value'])}`).join('&')
  return {
    method: http,
    description: about,
    header: [
      ...(as === 'json' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      // Postman makes a new one for each request.
      ...(once ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
    ],
    url: {
      raw: `${host}/${path}${search && `?${search}`}`,
      host: [host],
      path: path.split('/'),
      ...(query.length > 0 && { query }),
    },
    ...(bearer && {
      auth: { type: 'bearer', bearer: [{ key: 'token', value: key, type: 'string' }] },
    }),
    ...(as === 'json' && {
      body: { mode: 'raw', raw: pretty(fields), options: { raw: { language: 'json' } } },
    }),
    ...(as === 'form' && { body: { mode: 'urlencoded', urlencoded: pairs(fields) } }),
  }
}

/** The task API of a site as a Postman collection (v2.1) in a language, from the docs' own samples. */
export function makePostman(site: Site, language: Language): Json {
  const own = wordsOf(language, 'apiReference')
  const docs = wordsOf(language, 'apiDocs')
  const names = wordsOf(language, 'captchaNames')
  const folders = products.map((product) => ({
    name: own(productNames[product]),
    item: methodsOf(product).map((id) => {
      const request = postmanRequest(sampleRequest(apiMethod(id)), own(`method.${id}.lead`))
      return {
        name: `${own(`method.${id}.title`)}: ${apiMethod(id).name}`,
        request,
        response: answersOf(id).map(({ kind, json }) => ({
          name: own(`answer.${kind}`),
          originalRequest: request,
          status: 'OK',
          code: 200,
          header: [{ key: 'Content-Type', value: 'application/json' }],
          body: JSON.stringify(json, null, 2),
        })),
      }
    }),
  }))
  const types = typeSlugs.flatMap((slug) =>
    captchaCatalogue[slug].forms.map((form) => ({
      name: `${names(slug)}: ${form.tasks[0]}`,
      request: postmanRequest(createRequest(createTaskBody(form)), names(slug)),
    })),
  )
  return {
    info: {
      name: `${site.brand} API`,
      version: apiRelease,
      description: docs('index.description'),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: `https://api.${site.canonicalHost}`, type: 'string' },
      { key: 'apiKey', value: keyPlace, type: 'string' },
    ],
    item: [...folders, { name: wordsOf(language, 'changes')('field.types'), item: types }],
  }
}
