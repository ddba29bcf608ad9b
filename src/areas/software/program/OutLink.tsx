import type { ReactNode } from 'react'
import { linkTarget } from '@/shared/html/link-target.ts'
import { site } from '@/site/site.ts'

interface OutLinkProps {
  /** The address that the owner has given. */
  url: string | null
  className?: string
  children: ReactNode
}

/** A link to an address of the owner; nothing if it is not allowed. */
export function OutLink({ url, className, children }: OutLinkProps) {
  const target = url ? linkTarget(url, `https://${site.canonicalHost}`) : null
  if (!target?.startsWith('https:')) return null
  return (
    <a href={target} className={className} rel="nofollow ugc">
      {children}
    </a>
  )
}
