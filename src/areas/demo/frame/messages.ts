import * as v from 'valibot'

/**
 * The messages between a page and the frame of a widget. Both sides check their source and shape.
 */

const text = v.pipe(v.string(), v.maxLength(10_000))
const short = v.pipe(v.string(), v.maxLength(300))

export const FromPage = v.variant('type', [
  v.strictObject({
    type: v.literal('start'),
    kind: short,
    siteKey: short,
    action: v.nullable(short),
    challenge: v.nullable(short),
    data: v.nullable(text),
    enterprise: v.boolean(),
    invisible: v.boolean(),
    language: v.picklist(['en', 'ru', 'zh']),
    isDark: v.boolean(),
  }),
  /** Runs an invisible check. */
  v.strictObject({ type: v.literal('run') }),
])
export type FromPage = v.InferOutput<typeof FromPage>
export type Start = Extract<FromPage, { type: 'start' }>

export const FromFrame = v.variant('type', [
  /** The frame is listening, and has loaded nothing from the vendor. */
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('shown') }),
  /** The widget's height in CSS pixels. */
  v.strictObject({ type: v.literal('size'), height: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ type: v.literal('answer'), response: v.record(short, text) }),
  /** The answer is no longer valid. */
  v.strictObject({ type: v.literal('expired') }),
  /** The script could not be loaded, or did not provide its widget. */
  v.strictObject({ type: v.literal('failed'), reason: v.picklist(['blocked', 'gone']) }),
])
export type FromFrame = v.InferOutput<typeof FromFrame>
