import { Checkbox } from './Checkbox.tsx'
import type { CheckboxProps } from './Checkbox.tsx'

/** For a setting that takes effect at once, without submitting a form. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" />
}
