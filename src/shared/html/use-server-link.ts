import { usePage } from '@/i18n/page-context.ts'
import { site } from '@/site/site.ts'
import { serverLink } from './server-link.ts'
import type { ServerLink } from './server-link.ts'

export interface SafeServerLink {
  link: ServerLink
  /** A page of another policy is another document. */
  reload: boolean
}

/** Judges a backend's link for the reader of this page; null where it leads nowhere. */
export function useServerLink(sent: string | null | undefined): SafeServerLink | null {
  const { row, wanted } = usePage()
  const link = serverLink(sent, {
    origin: location.origin,
    language: wanted,
    prefixPolicy: site.prefixPolicy,
  })
  return link && { link, reload: link.kind === 'own' && link.row.csp !== row.csp }
}
