import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { useHref, usePage } from '@/i18n/page-context.ts'
import type { Target } from '@/routes/href.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'

export type RouteLinkProps<Id extends PageId> = Omit<LinkProps, 'to' | 'id'> & { to: Target<Id> }

/** A link to a page of the table, in the visitor's language. */
export function RouteLink<Id extends PageId>({ to, ...rest }: RouteLinkProps<Id>) {
  const href = useHref()
  const { row } = usePage()
  const target: PageRow = rows[to.id]
  // A policy belongs to the document: between pages of different ones the browser loads anew.
  return <Link {...rest} to={href(to)} reloadDocument={row.csp !== target.csp} />
}
