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
      <Disclosure
        className={`min-0 panel ${s.panel}`}
        level={2}
        summary={title}
        open={fold === 'open'}
      >
        <div className="stack gap-2">{children}</div>
      </Disclosure>
    )
  return (
    <section className={`min-0 panel ${s.panel}`} aria-labelledby={id}>
      <div className={`cluster pad-x-4 between gap-2 pad-y-3 line-below ${s.panelHead}`}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className="stack gap-4 pad-4">{children}</div>
    </section>
  )
}
