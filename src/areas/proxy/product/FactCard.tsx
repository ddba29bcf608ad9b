import type { ReactNode } from 'react'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { cx } from '@/ui/cx.ts'
import s from '../proxy.module.css'

export interface ProductFact {
  id: string
  name: string
  value: ReactNode
}

/** One or two words beside the title. */
export function FactCard({
  tag,
  facts,
  children,
}: {
  tag: string
  facts: readonly ProductFact[]
  /** A picture above the facts. */
  children?: ReactNode
}) {
  return (
    <div className={cx('found', s.frame)}>
      <p className="answer">{tag}</p>
      {children}
      <DescriptionList layout="rows" terms="text" details="strong" lines="between">
        {facts.map(({ id, name, value }) => (
          <Description key={id} term={name}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </div>
  )
}
