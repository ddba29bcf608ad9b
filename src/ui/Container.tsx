import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'
import s from './small.module.css'

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  width?: 'wide' | 'narrow' | 'text' | undefined
  as?: 'div' | 'main' | 'header' | 'footer' | 'section' | undefined
}

export function Container({ width = 'wide', as: Tag = 'div', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={cx(s.container, className)} data-width={width} />
}
