import { localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import type { Language } from '@/site/languages.ts'
import type { PrefixPolicy } from '@/site/sites.ts'
import { linkTarget } from './link-target.ts'

export type ServerLink = { kind: 'own'; href: string } | { kind: 'other'; href: string }

interface Place {
  origin: string
  /** The wanted language. Each page falls back to one that it has. */
  language: Language
  prefixPolicy: PrefixPolicy
}

/**
 * Checks a link that the backend sends with a text (a notice, a notification): it may lead to a
 * page of the table, in the reader's language, or to an https address. Anything else is not linked.
 */
export function serverLink(
  sent: string | null | undefined,
  { origin, language, prefixPolicy }: Place,
): ServerLink | null {
  // Addresses must be encoded: a raw space or backslash is not allowed.
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
