import { useId } from 'react'
import { useTakeFocus } from './use-take-focus.ts'
import s from './small.module.css'

export interface ErrorSummaryProps {
  title: string
  /** The errors in the form's order; `id` is the control's. With none, nothing is rendered. */
  errors: readonly { id: string; text: string }[]
  /** The number of submit attempts: each new one focuses the summary. */
  attempt?: number | undefined
  /** The heading level of the title. */
  level?: 2 | 3 | undefined
}

export function ErrorSummary({ title, errors, attempt = 0, level = 2 }: ErrorSummaryProps) {
  const titleId = useId()
  const shown = errors.length > 0
  const box = useTakeFocus<HTMLDivElement>(shown, attempt)
  if (!shown) return null
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={s.errorSummarySummary}
    >
      <Title id={titleId} className="text-3">
        {title}
      </Title>
      <ul className={s.errorSummaryList}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                const control = document.getElementById(id)
                if (!control) return
                // The link sets the focus itself, because a router would treat the hash as a
                // navigation.
                event.preventDefault()
                control.focus({ preventScroll: true })
                control.closest('div, fieldset')?.scrollIntoView({ block: 'center' })
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
