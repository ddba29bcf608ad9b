import { useId } from 'react'
import type { ReactNode } from 'react'
import { Boundary } from '../Boundary.tsx'
import { PartBroken } from '../PartBroken.tsx'
import s from './account.module.css'

interface AccountSectionProps {
  title: ReactNode
  text?: ReactNode
  /** Shown at the end of the title row: a status or a small action. */
  aside?: ReactNode
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** One section of an account page. */
export function AccountSection({
  title,
  text,
  aside,
  tone = 'plain',
  children,
}: AccountSectionProps) {
  const id = useId()
  return (
    <section className={`min-0 panel ${s.section}`} aria-labelledby={id} data-tone={tone}>
      <div className={`cluster between gap-1 gap-x-4 line-below ${s.sectionHead}`}>
        <h2 id={id}>{title}</h2>
        {aside && <div className="row gap-2 align-center text-2">{aside}</div>}
        {text && <p className={`fill quiet text-2 ${s.text}`}>{text}</p>}
      </div>
      <div className={s.body}>
        <Boundary fallback={<PartBroken />}>{children}</Boundary>
      </div>
    </section>
  )
}
