/**
 * The entry of a closed list or of a const table under a word of the backend's, or undefined: what it sends may be newer than this page.
 * A table answers for its own entries alone: `constructor` and `__proto__` are words like any other.
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
