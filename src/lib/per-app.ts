/**
 * Keeps one value for each running app, by its store: what outlives a page, and is not in the store
 * because it holds timers, files or connections. Tests and the build run several apps.
 */
export function perApp<T>(make: () => T): (store: object) => T {
  const values = new WeakMap<object, T>()
  return (store) => {
    const known = values.get(store)
    if (known !== undefined) return known
    const made = make()
    values.set(store, made)
    return made
  }
}
