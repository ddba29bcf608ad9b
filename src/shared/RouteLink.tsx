import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { useHref } from '@/i18n/page-context.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'

export type RouteLinkProps<Id extends PageId> = Omit<LinkProps, 'to' | 'id'> & { to: Target<Id> }

/** Links to a page of the route table in the visitor's language. */
export function RouteLink<Id extends PageId>({ to, ...rest }: RouteLinkProps<Id>) {
  const href = useHref()
  return <Link {...rest} to={href(to)} />
}
