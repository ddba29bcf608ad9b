import { useId } from 'react'
import type { ReactNode } from 'react'
import s from './task.module.css'

/** A section of the drawer. */
export function TaskPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`stack gap-3 ${s.part}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
