import { useId } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '@/ui/Notice.tsx'
import type { NoticeTone } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'

interface OutcomeProps {
  title: ReactNode
  tone?: NoticeTone
  /** It stands where what was pressed stood, and so takes its focus. */
  fresh: boolean
  children?: ReactNode
}

/** What has become of a form, in its place. */
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
