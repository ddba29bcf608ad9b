import * as v from 'valibot'
import { Finite, shortList, Side } from './common.ts'
import { defineCalls } from './types.ts'

const whole = v.optional(v.nullable(Finite), null)
const text = v.optional(v.nullable(v.string()), null)

/** The options of a widget, or the task, size and instruction of a picture. */
const Options = v.looseObject({
  /** Identifies the task on the screen in the verification. */
  id: text,
  /** A path on this site, an https URL or a `data:` URL. */
  imageUrl: text,
  width: Side,
  height: Side,
  question: text,
  /** Degrees by which a picture turns. */
  step: whole,
  maxClicks: whole,
  /** The one-time value of GeeTest v3. */
  challenge: text,
  /** The customer data and page data of a Cloudflare challenge. */
  data: text,
  enterprise: v.optional(v.boolean(), false),
  invisible: v.optional(v.boolean(), false),
})

export const Demo = v.looseObject({
  slug: v.string(),
  title: v.optional(v.string(), ''),
  widget: v.looseObject({
    /**
     * The page draws `image`, `text`, `rotate` and `clicks` itself. Any other value names a widget.
     */
    kind: v.string(),
    siteKey: text,
    action: text,
    options: v.optional(Options, {}),
  }),
  /** HTML. */
  instructions: v.optional(v.string(), ''),
  related: v.optional(shortList(v.string()), []),
})
export type Demo = v.InferOutput<typeof Demo>

export const DemoVerdict = v.looseObject({
  success: v.boolean(),
  score: v.optional(v.nullable(Finite), null),
  /** The verbatim answer of the verification. */
  raw: v.optional(v.unknown(), null),
  errors: v.optional(shortList(v.string()), []),
})
export type DemoVerdict = v.InferOutput<typeof DemoVerdict>

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))

export const demoCalls = defineCalls({
  captchaDemo: {
    method: 'GET',
    path: '/api/v1/captcha-demo/{slug}',
    arg: v.strictObject({ slug: Slug }),
    inLanguage: true,
    res: Demo,
  },
  verifyDemo: {
    method: 'POST',
    path: '/api/v1/captcha-demo/{slug}/verify',
    arg: v.strictObject({ slug: Slug, response: v.record(v.string(), v.unknown()) }),
    res: DemoVerdict,
  },
})
