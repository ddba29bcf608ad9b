import { cx } from './cx.ts'
import s from './Stack.module.css'
import type { StackProps } from './Stack.tsx'

export interface ClusterProps extends StackProps {
  align?: 'center' | 'baseline' | 'start' | undefined
  justify?: 'start' | 'between' | 'end' | 'center' | undefined
}

/** Lays out its children in a row that wraps. */
export function Cluster({
  gap = 3,
  align = 'center',
  justify = 'start',
  as: Tag = 'div',
  className,
  ...rest
}: ClusterProps) {
  return (
    <Tag
      {...rest}
      className={cx(s.cluster, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  )
}
