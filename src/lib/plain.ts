/** Operations on JSON values. A path names a value inside them, with dots: `types.5.maxBid`. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (whole: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (isObject(value) ? Reflect.get(value, step) : undefined),
      whole,
    )

/** Returns a copy with another value at a path. Objects outside the path stay identical. */
export function withValueAt<Whole extends object>(
  whole: Whole,
  path: string,
  value: unknown,
): Whole {
  const [step = '', ...rest] = path.split('.')
  const inner: unknown = Reflect.get(whole, step)
  const next =
    rest.length === 0 ? value : withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value)
  return Object.assign((Array.isArray(whole) ? [...whole] : { ...whole }) as Whole, {
    [step]: next,
  })
}
