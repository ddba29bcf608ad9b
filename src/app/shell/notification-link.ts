import { localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import type { PageRow } from '@/routes/types.ts'
import type { Language } from '@/site/languages.ts'
import type { PrefixPolicy } from '@/site/sites.ts'
import { linkTarget } from '@/shared/html/link-target.ts'

export type NotificationLink = { kind: 'own'; href: string; row: PageRow } | { kind: 'other'; href: string }

interface Place {
  origin: string
  language: Language
  prefixPolicy: PrefixPolicy
}

/** Where a notification may lead: to a page of the table, in the reader's language, or away over https. Anything else is no link. */
export function notificationLink(sent: string | null, { origin, language, prefixPolicy }: Place): NotificationLink | null {
  const target = sent === null || sent.length > 2048 ? null : linkTarget(sent, origin)
  if (target === null) return null
  if (!target.startsWith('/')) return target.startsWith('https:') ? { kind: 'other', href: target } : null
  const { pathname, search, hash } = new URL(target, origin)
  const { path } = splitLanguage(pathname)
  const page = findPage(path)
  return page ? { kind: 'own', href: localise(path, pageLanguage(page.row, language), prefixPolicy) + search + hash, row: page.row } : null
}
