import type { ReactNode } from 'react'
import { PageHead } from '@/head/PageHead.tsx'
import { ProfileNav } from './ProfileNav.tsx'
import type { ProfilePageId } from './ProfileNav.tsx'
import s from './ProfileFrame.module.css'

interface ProfileFrameProps {
  id: ProfilePageId
  title: string
  lead?: ReactNode
  /** The page's main action, at the end of the title's line. */
  actions?: ReactNode
  /** An error in a form, before the title of the document. */
  prefix?: string | undefined
  children: ReactNode
}

/** What every page of the profile has: head, title, the way to its sisters. */
export function ProfileFrame({ id, title, lead, actions, prefix, children }: ProfileFrameProps) {
  return (
    <div className={s.page}>
      <PageHead title={title} prefix={prefix} />
      <div className={s.head}>
        <div className={s.titles}>
          <h1>{title}</h1>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </div>
      <ProfileNav id={id} />
      <div className={s.content}>{children}</div>
    </div>
  )
}
