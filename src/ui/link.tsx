import type { MouseEvent, ReactNode } from 'react'

/**
 * The link props of a primitive. This folder knows no router, so the caller passes the router's
 * link.
 */
export interface LinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
  id?: string | undefined
  role?: string | undefined
  tabIndex?: number | undefined
  rel?: string | undefined
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}
export type RenderLink = (props: LinkProps) => ReactNode

export const plainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>
