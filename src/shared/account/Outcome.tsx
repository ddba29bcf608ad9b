import { useId } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '@/ui/Notice.tsx'
import type { NoticeTone } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'

interface OutcomeProps {
  title: ReactNode
  tone?: NoticeTone
  /** True if it replaces the element that was pressed, and so takes the focus. */
  fresh: boolean
  children?: ReactNode
}

/** The result of a form, shown in its place. */
export function Outcome({ title, tone = 'ok', fresh, children }: OutcomeProps) {
  const id = useId()
  const box = useTakeFocus<HTMLDivElement>(fresh)
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      <Notice tone={tone} title={<span id={id}>{title}</span>}>
        {children}
      </Notice>
    </div>
  )
}
