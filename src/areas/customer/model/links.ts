import type { Target } from '@/routes/href.ts'
import { localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { Language } from '@/site/languages.ts'
import type { PrefixPolicy } from '@/site/sites.ts'

type Link = Target<PageId>

/** Pages that the dashboard leads to. */
export const topUp: Link = { id: 'pay' }

export const checklistIds = ['confirm_email', 'top_up', 'copy_key', 'first_task', 'ip_list', 'two_factor', 'pingback'] as const
export type ChecklistId = (typeof checklistIds)[number]

export const checklistLinks: Record<ChecklistId, Link> = {
  confirm_email: { id: 'confirmEmail' },
  top_up: topUp,
  copy_key: { id: 'setting' },
  first_task: { id: 'testCaptcha' },
  ip_list: { id: 'ipList' },
  two_factor: { id: 'profileAuthentication' },
  pingback: { id: 'pingback' },
}

export type SafeLink = { kind: 'own'; href: string } | { kind: 'other'; href: string }

/**
 * Where a link of the backend's may lead: to a page that the table has, in the reader's language, or to https. Anything
 * else is no link.
 */
export function safeLink(href: string, language: Language, prefixPolicy: PrefixPolicy): SafeLink | null {
  if (href.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(href)) return null
  if (/^\/(?!\/)/.test(href)) {
    const rest = /[?#].*$/.exec(href)?.[0] ?? ''
    const { path } = splitLanguage(href.slice(0, href.length - rest.length))
    const page = findPage(path)
    return page ? { kind: 'own', href: localise(path, pageLanguage(page.row, language), prefixPolicy) + rest } : null
  }
  try {
    const url = new URL(href)
    return url.protocol === 'https:' && !url.username && !url.password ? { kind: 'other', href: url.href } : null
  } catch {
    return null
  }
}
