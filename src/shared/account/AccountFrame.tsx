import type { ReactNode } from 'react'
import { PageHead } from '@/head/PageHead.tsx'
import s from './account.module.css'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** The page's main action, at the end of the title's line. */
  actions?: ReactNode
  /** As wide as there is room: tables and charts. */
  wide?: boolean
  /** An error in a form, before the title of the document. */
  prefix?: string | undefined
  children: ReactNode
}

/** What every page of the account has: head, and title with its main action. */
export function AccountFrame({
  title,
  lead,
  actions,
  wide = false,
  prefix,
  children,
}: AccountFrameProps) {
  return (
    <div className={s.page} data-wide={wide || undefined}>
      <PageHead title={title} prefix={prefix} />
      <div className={s.head}>
        <div className={s.titles}>
          <h1>{title}</h1>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </div>
      <div className={s.content}>{children}</div>
    </div>
  )
}
