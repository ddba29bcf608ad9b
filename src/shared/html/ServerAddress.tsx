import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { site } from '@/site/site.ts'
import { serverLink } from './server-link.ts'

interface ServerAddressProps {
  url: string
  /** The wrapping element. It is left out if the address is not allowed. */
  as: 'li' | 'span'
  children: ReactNode
}

/** A link that a server sends beside its text. It is checked during prerendering too. */
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
