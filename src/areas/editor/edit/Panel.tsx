import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/Disclosure.tsx'
import s from './edit.module.css'

interface PanelProps {
  title: string
  aside?: ReactNode
  /** Makes the panel collapsible; by default it is always open. */
  fold?: 'open' | 'closed'
  children: ReactNode
}

/** A panel beside the text. */
export function Panel({ title, aside, fold, children }: PanelProps) {
  const id = useId()
  if (fold)
    return (
      <Disclosure className={s.panel} level={2} summary={title} open={fold === 'open'}>
        <div className={s.stack}>{children}</div>
      </Disclosure>
    )
  return (
    <section className={s.panel} aria-labelledby={id}>
      <div className={s.panelHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className={s.panelBody}>{children}</div>
    </section>
  )
}
