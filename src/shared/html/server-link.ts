import { localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import type { Language } from '@/site/languages.ts'
import type { PrefixPolicy } from '@/site/sites.ts'
import { linkTarget } from './link-target.ts'

export type ServerLink = { kind: 'own'; href: string } | { kind: 'other'; href: string }

interface Place {
  origin: string
  /** The one that is wanted: each page shows it where it has it. */
  language: Language
  prefixPolicy: PrefixPolicy
}

/**
 * Where a link may lead that the backend sends beside its words (a notice, a notification): to a page of the table, in the reader's
 * language, or away over https. Anything else is no link.
 */
export function serverLink(
  sent: string | null | undefined,
  { origin, language, prefixPolicy }: Place,
): ServerLink | null {
  // Addresses are written encoded: a raw space or backslash has no business in one.
  const target =
    !sent || sent.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(sent)
      ? null
      : linkTarget(sent, origin)
  if (target === null) return null
  if (!target.startsWith('/'))
    return target.startsWith('https:') ? { kind: 'other', href: target } : null
  const { pathname, search, hash } = new URL(target, origin)
  const { path } = splitLanguage(pathname)
  const page = findPage(path)
  return page
    ? {
        kind: 'own',
        href: localise(path, pageLanguage(page.row, language), prefixPolicy) + search + hash,
      }
    : null
}
