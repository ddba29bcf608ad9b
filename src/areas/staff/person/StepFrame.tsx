import { useId } from 'react'
import type { ReactNode } from 'react'
import { focusFirst } from '../focus-first.ts'

/** The box of a form that opens above a person's record. */
export function StepFrame({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section ref={focusFirst} className="stack gap-3 pad-4 panel alice" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  )
}
