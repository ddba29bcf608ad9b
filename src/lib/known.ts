/**
 * Looks up a word from the backend in a closed list or const table. Returns undefined for an
 * unknown word, because the backend may be newer than this page. Only a table's own entries count:
 * `constructor` and `__proto__` are words like any other.
 */
export function known<T extends string>(list: readonly T[], name: string): T | undefined
export function known<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined
export function known(
  from: readonly string[] | Readonly<Record<string, unknown>>,
  name: string,
): unknown {
  if (Array.isArray(from)) return from.includes(name) ? name : undefined
  return Object.hasOwn(from, name) ? Reflect.get(from, name) : undefined
}
