import { usePage } from '@/i18n/page-context.ts'
import { site } from '@/site/site.ts'
import { serverLink } from './server-link.ts'
import type { ServerLink } from './server-link.ts'

/** Checks a backend's link for the reader of this page; null if it is not allowed. */
export function useServerLink(sent: string | null | undefined): ServerLink | null {
  const { wanted } = usePage()
  return serverLink(sent, {
    origin: location.origin,
    language: wanted,
    prefixPolicy: site.prefixPolicy,
  })
}
