import type { ReactNode } from 'react'

/** What a primitive wants of a link. The floors above pass the router's link; here there is no router. */
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
}
export type RenderLink = (props: LinkProps) => ReactNode

export const plainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>
