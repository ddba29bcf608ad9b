import { Checkbox } from './Checkbox.tsx'
import type { CheckboxProps } from './Checkbox.tsx'

/** For what takes effect at once, without a form being sent. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" />
}
