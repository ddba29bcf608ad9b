import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'
import s from './Stack.module.css'

/** Steps of the 8 px rhythm: 4, 8, 12, 16, 24, 32, 48, 64 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface StackProps extends HTMLAttributes<HTMLElement> {
  gap?: Gap | undefined
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'ul'
    | 'ol'
    | 'li'
    | undefined
}

export function Stack({ gap = 4, as: Tag = 'div', className, ...rest }: StackProps) {
  return <Tag {...rest} className={cx(s.stack, className)} data-gap={gap} />
}
