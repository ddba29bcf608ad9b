/** Object.keys for a const table, whose keys are exactly those of its type. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[]
}

/** Object.entries for a const table, whose keys are exactly those of its type. */
export function entriesOf<T extends object>(
  table: T,
): { [K in keyof T & string]: [K, T[K]] }[keyof T & string][] {
  return Object.entries(table) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]
}

export type Prefixed<P extends string, T> = {
  [K in keyof T & string as `${P}${Capitalize<K>}`]: T[K]
}

/** Prefixes the names of a table: `prefixed('blog', {list})` is `{blogList}`. */
export function prefixed<P extends string, T extends object>(prefix: P, table: T): Prefixed<P, T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      prefix + name.charAt(0).toUpperCase() + name.slice(1),
      value,
    ]),
  ) as Prefixed<P, T>
}

/** Maps the entries of a table; undefined removes one. The caller states the type of the result. */
export function mapTable<To, From>(
  table: Readonly<Record<string, From>>,
  make: (entry: From, name: string) => unknown,
): To {
  return Object.fromEntries(
    Object.entries(table)
      .map(([name, entry]) => [name, make(entry, name)])
      .filter(([, made]) => made !== undefined),
  ) as To
}

/** A copy with only some of the fields. */
export function pick<T extends object, K extends keyof T>(
  from: T,
  ...names: readonly K[]
): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}

/** Whether a name is one of a const table's own keys. */
export const isKeyOf = <T extends object>(table: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(table, name)
