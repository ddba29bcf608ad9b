import * as v from 'valibot'
import { Finite, shortList } from './common.ts'
import { defineCalls } from './types.ts'

/** The query parameters for language and site. */
const place = {
  language: v.optional(v.picklist(['en', 'ru', 'zh'])),
  hostname: v.optional(v.string()),
}

/** An image that was solved, or a question that was answered. */
export const TypeExample = v.looseObject({
  slug: v.string(),
  title: v.optional(v.string(), ''),
  /** A path on this site, an https URL or a `data:` URL; null for recordings and text questions. */
  imageUrl: v.optional(v.nullable(v.string()), null),
  question: v.optional(v.string(), ''),
  answer: v.optional(v.string(), ''),
  seconds: v.optional(v.nullable(Finite), null),
  kind: v.optional(v.string(), 'image'),
})
export type TypeExample = v.InferOutput<typeof TypeExample>

const Examples = v.looseObject({ records: shortList(TypeExample) })
export type TypeExamples = v.InferOutput<typeof Examples>

export const examplesCalls = defineCalls({
  captchaExamples: {
    method: 'GET',
    path: '/api/v1/captcha-recognition',
    hostname: true,
    /** `ids`: slugs of types, joined by commas; without it all types are returned. */
    arg: v.strictObject({ ...place, ids: v.optional(v.pipe(v.string(), v.maxLength(2048))) }),
    res: Examples,
    provides: ['Examples'],
  },
  captchaExample: {
    method: 'GET',
    path: '/api/v1/captcha-recognition/{slug}',
    arg: v.strictObject({ slug: v.string() }),
    inLanguage: true,
    res: Examples,
    provides: ['Examples'],
  },
})
