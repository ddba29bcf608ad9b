import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { site } from '@/site/site.ts'
import { serverLink } from './server-link.ts'

interface ServerAddressProps {
  url: string
  /** What it stands in: where the address leads nowhere, nothing of it stands there. */
  as: 'li' | 'span'
  children: ReactNode
}

/** A link that a server sends beside its words, judged also where there is no browser. */
export function ServerAddress({ url, as: Tag, children }: ServerAddressProps) {
  const { wanted } = usePage()
  const link = serverLink(url, {
    origin: `https://${site.canonicalHost}`,
    language: wanted,
    prefixPolicy: site.prefixPolicy,
  })
  if (!link) return null
  return (
    <Tag>
      {link.kind === 'own' ? (
        <Link to={link.href}>{children}</Link>
      ) : (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )}
    </Tag>
  )
}
