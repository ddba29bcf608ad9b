import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import s from './proxy.module.css'

export interface Fact {
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
  facts: readonly Fact[]
  /** A picture above the facts. */
  children?: ReactNode
}) {
  return (
    <div className={cx('found', s.frame)}>
      <p className="answer">{tag}</p>
      {children}
      <dl className={s.facts}>
        {facts.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
