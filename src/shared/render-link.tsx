import { Link } from 'react-router'
import type { RenderLink } from '@/ui/link.tsx'

/** The router's link, for primitives that render links. Addresses come from useHref(). */
export const renderRouteLink: RenderLink = ({ href, children, ...rest }) => (
  <Link {...rest} to={href}>
    {children}
  </Link>
)
