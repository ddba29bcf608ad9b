/** Plain values: what JSON knows. A path names a place in them, with a dot before each step down: `types.5.maxBid`. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What stands at a path; undefined where it leads nowhere. */
export const valueAt = (whole: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (isObject(value) ? Reflect.get(value, step) : undefined),
      whole,
    )

/** A copy with another value there; all that the path does not lead through stays the same objects. */
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
