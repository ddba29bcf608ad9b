/** Object.keys for a const table, whose keys are exactly those of its type. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[]
}

/** Object.entries for a const table, whose keys are exactly those of its type. */
export function entriesOf<T extends object>(table: T): { [K in keyof T & string]: [K, T[K]] }[keyof T & string][] {
  return Object.entries(table) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]
}
