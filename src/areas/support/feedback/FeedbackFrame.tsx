import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { withGap } from '@/lib/sentences.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import s from '../support.module.css'

export interface SentFeedback {
  id: string | null
  mayContact: boolean
}

interface FeedbackFrameProps {
  title: string
  lead: string
  /** Renders the form, with callbacks for its result and its errors. */
  children: (form: { onSent: (sent: SentFeedback) => void }) => ReactNode
}

/** The frame of both forms: the title, and the thanks that replace the form. */
export function FeedbackFrame({ title, lead, children }: FeedbackFrameProps) {
  const { t } = useTranslation('feedback')
  const [sent, setSent] = useState<SentFeedback | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  // The focused element is gone. A screen reader announces the thanks, and the next form starts at
  // its first field.
  useLayoutEffect(() => {
    if (sent) moved.current = true
    if (!moved.current) return
    if (sent) place.current?.focus()
    else place.current?.querySelector<HTMLElement>('input')?.focus()
  }, [sent])
  return (
    <div className={`stack gap-5 ${s.page}`}>
      <PageHead title={title} />
      <div className="stack gap-2">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className="quiet">{t('lead')}</p>
      </div>
      <div ref={place} tabIndex={-1} className={`panel ${s.place}`}>
        {sent ? (
          <Notice
            tone="ok"
            title={t('done.title')}
            action={
              <Button variant="secondary" onClick={() => setSent(null)}>
                {t('done.again')}
              </Button>
            }
          >
            <p>
              {withGap(t('done.text'))}
              {sent.mayContact && t('done.contact')}
            </p>
            {sent.id && <p className="quiet">{t('done.number', { id: sent.id })}</p>}
          </Notice>
        ) : (
          children({ onSent: setSent })
        )}
      </div>
    </div>
  )
}
