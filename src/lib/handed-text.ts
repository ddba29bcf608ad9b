/** What a guest typed when the backend wanted an account: it waits for whoever signs in now, in this tab. */
const keyOf = (name: string): string => `handed:${name}`
const lasts = 30 * 60_000

export function handText(name: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), text }))
  } catch {
    // Storage is refused: the text lives as long as the page.
  }
}

/** Takes it, so that it is taken once. */
export function takeText(name: string): string {
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
