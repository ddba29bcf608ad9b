import { ChevronDown } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '@/i18n/page-context.ts'
import type { PageId } from '@/routes/table/index.ts'
import { RouteLink } from '../RouteLink.tsx'
import s from './account.module.css'

export interface AreaLink {
  id: PageId
  name: string
  Icon: LucideIcon
  /** What can't be taken back. */
  danger?: boolean
}

/** The pages of one area of the account: a list beside the page, or behind one button where there is no room for it. */
export function AreaNav({ label, links }: { label: string; links: readonly AreaLink[] }) {
  const { t } = useTranslation('shell')
  const { id, row } = usePage()
  // A page below one of these, such as one payment, belongs to it.
  const current =
    links.find((link) => link.id === id) ?? links.find((link) => link.id === row.parent)
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <nav className={s.nav} aria-label={label}>
      <button
        type="button"
        className={s.fold}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className={s.foldLabel}>{t('fold')}</span>
        <span>{current?.name}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <ul id={list} data-open={open || undefined}>
        {links.map(({ id: page, name, Icon, danger }) => (
          <li key={page}>
            <RouteLink
              to={{ id: page }}
              aria-current={page === id ? 'page' : page === current?.id ? 'true' : undefined}
              data-danger={danger || undefined}
            >
              <Icon size={18} aria-hidden="true" />
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
