import s from './Button.module.css'
import { cx } from './cx.ts'

export const buttonVariants = [
  'none',
  'primary',
  'secondary',
  'secondary-white',
  'tertiary',
  'primary-earls-green',
  'primary-alice-blue',
  'primary-danger',
  'primary-warning',
  'primary-light',
  'primary-gray',
  'service',
] as const
export type ButtonVariant = (typeof buttonVariants)[number]
export type ButtonSize = 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  block?: boolean | undefined
  /** Shows only `prepend` or `append`; the text remains the accessible name. */
  hideText?: boolean | undefined
}

/** For a link that looks like a button. With hideText, wrap the link's text in VisuallyHidden. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block,
  hideText,
}: ButtonLook = {}): string {
  return (
    cx(s.button, s[variant], size === 'lg' && s.lg, block && s.block, hideText && s.square) ?? ''
  )
}
