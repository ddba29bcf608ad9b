import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { About } from './About.tsx'
import type { AboutText } from './About.tsx'
import s from './Button.module.css'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'about'>, ButtonLook {
  prepend?: ReactNode
  append?: ReactNode
  /**
   * What the button acts on, for one that repeats: it follows the label for those who hear the page.
   */
  about?: AboutText | undefined
  /** Keeps width and focus, and ignores clicks. */
  loading?: boolean | undefined
  /** Announced when loading starts. */
  loadingText?: string | undefined
  /**
   * Why the button is unavailable: it stays focusable so that screen readers announce the reason.
   */
  disabledReason?: string | undefined
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    hideText,
    prepend,
    append,
    about,
    loading,
    loadingText,
    disabledReason,
    className,
    children,
    onClick,
    ...rest
  } = props
  const inactive = loading === true || Boolean(disabledReason)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) {
      event.preventDefault()
      event.stopPropagation()
    } else onClick?.(event)
  }
  const button = (described?: { 'aria-describedby': string }) => (
    <button
      type="button"
      {...rest}
      {...described}
      className={cx(buttonClass({ variant, size, block, hideText }), className)}
      onClick={click}
      aria-busy={loading || undefined}
      aria-disabled={inactive || rest['aria-disabled'] || undefined}
    >
      {prepend}
      {children !== undefined && (
        <span className={hideText ? 'visually-hidden' : undefined}>{children}</span>
      )}
      {about && <About of={about} after={children} />}
      {append}
      {loading && <Spinner className={s.spinner} />}
    </button>
  )
  return (
    <>
      {disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button()}
      {loadingText !== undefined && (
        <span role="status" className="visually-hidden">
          {loading ? loadingText : ''}
        </span>
      )}
    </>
  )
}
