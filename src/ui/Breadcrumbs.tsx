import s from './small.module.css'
import { plainLink } from './link.tsx'
import type { RenderLink } from './link.tsx'

export interface BreadcrumbsProps {
  label: string
  /** The trail from the top; the last item is the current page and has no href. */
  items: readonly { label: string; href?: string | undefined }[]
  renderLink?: RenderLink | undefined
}

export function Breadcrumbs({ label, items, renderLink = plainLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="row wrap faint text-1 break">
        {items.map((item) => (
          <li key={item.label} className={s.item}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              renderLink({ href: item.href, className: s.link, children: item.label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
