import type { ReactNode } from 'react'
import { linkTarget } from '@/shared/html/link-target.ts'
import { site } from '@/site/site.ts'

interface OutLinkProps {
  /** As a program's owner has given it. */
  url: string | null
  className?: string
  children: ReactNode
}

/** An address of the owner's; nothing where it leads nowhere. */
export function OutLink({ url, className, children }: OutLinkProps) {
  const target = url ? linkTarget(url, `https://${site.canonicalHost}`) : null
  if (!target?.startsWith('https:')) return null
  return (
    <a href={target} className={className} rel="nofollow ugc">
      {children}
    </a>
  )
}
