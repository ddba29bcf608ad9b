import * as v from 'valibot'
import { defineCalls } from './types.ts'

/** What the language and the site are asked for by. */
const place = { language: v.optional(v.picklist(['en', 'ru', 'zh'])), hostname: v.optional(v.string()) }

/** A picture that was read, or a question that was answered. */
export const Example = v.looseObject({
  slug: v.string(),
  title: v.optional(v.string(), ''),
  /** An own path, https, or a picture in itself (`data:`); none for recordings and questions in words. */
  imageUrl: v.optional(v.nullable(v.string()), null),
  question: v.optional(v.string(), ''),
  answer: v.optional(v.string(), ''),
  seconds: v.optional(v.nullable(v.number()), null),
  kind: v.optional(v.string(), 'image'),
})
export type Example = v.InferOutput<typeof Example>

const Examples = v.looseObject({ records: v.optional(v.array(Example), []) })
export type Examples = v.InferOutput<typeof Examples>

export const examplesCalls = defineCalls({
  captchaExamples: {
    method: 'GET',
    path: '/api/v1/captcha-recognition',
    /** `ids`: slugs of types, joined by commas; all of them where absent. */
    arg: v.strictObject({ ...place, ids: v.optional(v.pipe(v.string(), v.maxLength(2048))) }),
    res: Examples,
    provides: ['Examples'],
  },
  captchaExample: {
    method: 'GET',
    path: '/api/v1/captcha-recognition/{slug}',
    arg: v.strictObject({ ...place, slug: v.string() }),
    res: Examples,
    provides: ['Examples'],
  },
})
