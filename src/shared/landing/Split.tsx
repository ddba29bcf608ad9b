import { useId } from 'react'
import type { ReactNode } from 'react'
import { Section } from '@/ui/Section.tsx'
import s from './landing.module.css'

interface SplitProps {
  title: ReactNode
  lead?: ReactNode
  tone?: 'plain' | 'alice'
  id?: string
  children: ReactNode
}

/** A section with its heading and lead beside its content. */
export function Split({ title, lead, tone, id, children }: SplitProps) {
  const heading = useId()
  return (
    <Section id={id} tone={tone} aria-labelledby={heading}>
      <div className={`stack gap-6 ${s.split}`}>
        <div className="stack gap-3 content-start measure">
          <h2 id={heading} className="title">
            {title}
          </h2>
          {lead && <p className="quiet">{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  )
}
