import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/is-plain-click.ts'
import { plainLink } from './link.tsx'
import type { RenderLink } from './link.tsx'
import s from './small.module.css'

export interface PaginationProps {
  /** Zero-based like the API; the user sees it plus one. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  renderLink?: RenderLink | undefined
  /** Called when a page is chosen in this tab, before its link is followed. */
  onTurn?: ((page: number) => void) | undefined
  labels: { nav: string; previous: string; next: string; page: (number: number) => string }
}

/**
 * The first, the last, the current page and its neighbours. The number of slots is constant, so
 * that the layout does not shift.
 */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index)
  const last = pages - 1
  if (page <= 3) return [0, 1, 2, 3, 4, 'gap', last]
  if (page >= last - 3) return [0, 'gap', last - 4, last - 3, last - 2, last - 1, last]
  return [0, 'gap', page - 1, page, page + 1, 'gap', last]
}

export function Pagination({
  page,
  pages,
  hrefFor,
  renderLink = plainLink,
  onTurn,
  labels,
}: PaginationProps) {
  if (pages <= 1) return null
  const turn = (to: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) onTurn?.(to)
  }
  const step = (to: number, label: string, icon: 'back' | 'on') => {
    const children = (
      <>
        {icon === 'back' && <ChevronLeft size={18} aria-hidden="true" />}
        <span className={s.word}>{label}</span>
        {icon === 'on' && <ChevronRight size={18} aria-hidden="true" />}
      </>
    )
    return to < 0 || to >= pages ? (
      <span className={s.paginationItem} data-off="" aria-hidden="true">
        {children}
      </span>
    ) : (
      renderLink({
        href: hrefFor(to),
        className: s.paginationItem,
        rel: icon === 'back' ? 'prev' : 'next',
        'aria-label': label,
        onClick: turn(to),
        children,
      })
    )
  }
  return (
    <nav aria-label={labels.nav}>
      <ul className={s.paginationList}>
        <li>{step(page - 1, labels.previous, 'back')}</li>
        {pagesShown(page, pages).map((shown, index) => (
          <li
            key={shown === 'gap' ? `gap-${index}` : shown}
            className={s.number}
            data-near={shown === page || undefined}
          >
            {shown === 'gap' ? (
              <span className={s.paginationItem} data-off="" aria-hidden="true">
                …
              </span>
            ) : (
              renderLink({
                href: hrefFor(shown),
                className: s.paginationItem,
                'aria-label': labels.page(shown + 1),
                onClick: turn(shown),
                'aria-current': shown === page ? 'page' : undefined,
                children: shown + 1,
              })
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.next, 'on')}</li>
      </ul>
    </nav>
  )
}
