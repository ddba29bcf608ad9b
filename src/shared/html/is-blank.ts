import { plainText } from './plain-text.ts'
import type { HtmlKind } from './sanitise.ts'
import { getSanitiser } from './sanitiser.ts'

/**
 * Whether no readable text would remain.
 * @throws before loadSanitiser() has settled
 */
export function isBlank(html: string, kind: HtmlKind): boolean {
  const sanitiser = getSanitiser()
  if (!sanitiser) throw new Error('isBlank() needs the sanitiser: await loadSanitiser().')
  return plainText(sanitiser === 'lost' ? html : sanitiser.sanitiseToText(html, kind)) === ''
}
