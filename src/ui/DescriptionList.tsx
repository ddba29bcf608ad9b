import type { ComponentProps, ReactNode } from 'react'
import { isolated } from '@/lib/invisible.ts'
import { cx } from './cx.ts'
import s from './DescriptionList.module.css'

interface DescriptionListProps extends ComponentProps<'dl'> {
  /**
   * Where the descriptions stand. `stack`: one below another, `flow`: side by side as they fit, `grid`:
   * in equal columns of at least `--cell`, `cells`: the same with lines between them. In these the term is
   * above its details. `inline`: flowing, the term beside its details. `rows`: the term at the
   * start of a row, the details at its end. `columns`: the terms in a column of `--term`.
   */
  layout?: 'stack' | 'flow' | 'grid' | 'cells' | 'inline' | 'rows' | 'columns'
  /** Terms are quiet at the size of the details, in text size or small; or small and faint; or strong. */
  terms?: 'quiet' | 'text' | 'small' | 'faint' | 'strong'
  details?: 'strong' | 'figure'
  /** Lines below, above or between the descriptions, or a box with lines between; `--pad` from them. */
  lines?: 'below' | 'above' | 'between' | 'box'
}

/** Terms and their details: facts, figures, the sums of a payment. */
export function DescriptionList({
  layout = 'stack',
  terms,
  details,
  lines,
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl
      {...rest}
      className={cx(s.list, className)}
      data-layout={layout}
      data-terms={terms}
      data-details={details}
      data-lines={lines}
    />
  )
}

interface DescriptionProps extends ComponentProps<'div'> {
  term: ReactNode
  /** A second detail, in small quiet text. */
  note?: ReactNode
}

/** A text of a person must not turn the signs around it, whatever its direction. */
const inPlace = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? isolated(content) : content

/** A term with its detail. A group that needs more is written out: a `div` with `dt` and `dd`. */
export function Description({ term, note, children, ...rest }: DescriptionProps) {
  return (
    <div {...rest}>
      <dt>{inPlace(term)}</dt>
      <dd>{inPlace(children)}</dd>
      {note && <dd className="quiet text-1 regular">{inPlace(note)}</dd>}
    </div>
  )
}
