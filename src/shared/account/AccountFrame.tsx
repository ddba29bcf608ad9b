import type { ReactNode } from 'react'
import { PageHead } from '@/head/PageHead.tsx'
import { cutText } from '@/lib/cut-text.ts'
import { FrameTitle } from './frame-title.ts'
import s from './account.module.css'

interface AccountFrameProps {
  title: string
  /** The title of the document, where the heading alone could be another page's. */
  documentTitle?: string | undefined
  lead?: ReactNode
  /** The page's main action, at the end of the title row. */
  actions?: ReactNode
  /** The title is a stand-in for a longer one that is loading. */
  waiting?: boolean | undefined
  /** Takes the full width, for tables and charts. */
  wide?: boolean
  children: ReactNode
}

/** The head and the title row of every account page. */
export function AccountFrame({
  title,
  documentTitle = title,
  lead,
  actions,
  waiting = false,
  wide = false,
  children,
}: AccountFrameProps) {
  return (
    <div className={`stack gap-4 ${s.page}`} data-wide={wide || undefined}>
      <PageHead title={documentTitle} />
      <div className={`row wrap align-start between control ${s.head}`}>
        <div className="stack gap-2">
          <h1 data-waiting={waiting || undefined}>{cutText(title)}</h1>
          {lead && <p className={`quiet ${s.lead}`}>{lead}</p>}
        </div>
        {actions && (
          <div className="cluster gap-2" data-actions="">
            {actions}
          </div>
        )}
      </div>
      <FrameTitle value={title}>
        <div className={`stack gap-4 content-start ${s.content}`}>{children}</div>
      </FrameTitle>
    </div>
  )
}
