import { useId } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Container } from './Container.tsx'
import type { ContainerProps } from './Container.tsx'
import { cx } from './cx.ts'
import s from './small.module.css'

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  lead?: ReactNode
  tone?: 'plain' | 'alice' | undefined
  width?: ContainerProps['width']
}

/** A section of a public page with its heading. */
export function Section({
  title,
  lead,
  tone = 'plain',
  width,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  return (
    <section
      {...rest}
      aria-labelledby={title ? id : rest['aria-labelledby']}
      className={cx(s.section, className)}
      data-tone={tone}
    >
      <Container width={width}>
        {title && (
          <div className={s.head}>
            <h2 id={id} className="title">
              {title}
            </h2>
            {lead && <p className="quiet">{lead}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
