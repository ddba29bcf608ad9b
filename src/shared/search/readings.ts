import { otherLayouts } from './layouts.ts'
import { asWritten } from './spoken.ts'

/**
 * What a search may mean, the likeliest first: the text as it was typed, with the names of captchas
 * as our texts write them, and the same keys in the other layout.
 */
export function readingsOf(text: string): string[] {
  const typed = [text, ...otherLayouts(text)]
  return [...new Set(typed.flatMap((one) => [one, asWritten(one) ?? one]))]
}
