import type { StorageKey } from './storage-keys.ts'

/**
 * Text that a guest typed before the backend required an account. It waits in this tab for the
 * person who signs in.
 */
const group: StorageKey = 'handed'
const keyOf = (name: string): string => `${group}:${name}`
const lasts = 30 * 60_000

export function storeHandover(name: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), text }))
  } catch {
    // Without storage the text stays in the page only.
  }
}

/** Returns the text and removes it. */
export function takeHandover(name: string): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    sessionStorage.removeItem(keyOf(name))
    return typeof kept === 'object' &&
      kept !== null &&
      'at' in kept &&
      typeof kept.at === 'number' &&
      Date.now() - kept.at < lasts &&
      'text' in kept &&
      typeof kept.text === 'string'
      ? kept.text
      : ''
  } catch {
    return ''
  }
}
