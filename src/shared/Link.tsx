import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import type { LinkProps as RouterLinkProps } from 'react-router'

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<RouterLinkProps, 'to' | 'state' | 'preventScrollReset' | 'reloadDocument'> {}

/**
 * A link to an address of this site that the table does not name: a query of this page, an article, a path that was judged. The router's
 * own component brings its prefetching from a server, which we don't have, into every first load; this is made of the hooks it gives for that.
 */
export function Link({ to, state = null, preventScrollReset = false, reloadDocument, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { target: target ?? '', state, preventScrollReset })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!reloadDocument && !event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
