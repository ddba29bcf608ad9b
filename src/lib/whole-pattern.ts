/** A pattern of the backend's, as a field's: of the whole text. One that cannot be read judges nothing, and so does an empty text. */
export function fitsPattern(pattern: string | null): (text: string) => boolean {
  if (!pattern) return () => true
  try {
    const whole = new RegExp(`^(?:${pattern})$`, 'u')
    return (text) => text === '' || whole.test(text)
  } catch {
    return () => true
  }
}
