import { useId } from 'react'
import { useTakeFocus } from './use-take-focus.ts'
import s from './ErrorSummary.module.css'

export interface ErrorSummaryProps {
  title: string
  /** In the order of the form; id is the control's. Empty: nothing is shown. */
  errors: readonly { id: string; text: string }[]
  /** Count of attempts to send: focus moves here again with each. */
  attempt?: number | undefined
  /** Of the title. */
  level?: 2 | 3 | undefined
}

export function ErrorSummary({ title, errors, attempt = 0, level = 2 }: ErrorSummaryProps) {
  const titleId = useId()
  const shown = errors.length > 0
  const box = useTakeFocus<HTMLDivElement>(shown, attempt)
  if (!shown) return null
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={s.summary}>
      <Title id={titleId} className={s.title}>
        {title}
      </Title>
      <ul className={s.list}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                const control = document.getElementById(id)
                if (!control) return
                // Not through the address: a router would take the hash for a navigation.
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
