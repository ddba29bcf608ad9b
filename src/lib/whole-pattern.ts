/**
 * Compiles a pattern from the backend so that it must match the whole text. An invalid or empty
 * pattern accepts everything, and an empty text is always accepted.
 */
export function fitsPattern(pattern: string | null): (text: string) => boolean {
  if (!pattern) return () => true
  try {
    const whole = new RegExp(`^(?:${pattern})$`, 'u')
    return (text) => text === '' || whole.test(text)
  } catch {
    return () => true
  }
}
