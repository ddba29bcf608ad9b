import { createContext, use } from 'react'
import type { AriaAttributes } from 'react'

interface FieldControl extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  id?: string | undefined
}

export const FieldContext = createContext<FieldControl>({})

/**
 * The props that a Field gives its control. The control's own props win, and descriptions are
 * combined.
 */
export function useFieldControl(own: FieldControl): FieldControl {
  const field = use(FieldContext)
  return {
    id: own.id ?? field.id,
    'aria-describedby':
      [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? field['aria-invalid'],
    'aria-required': own['aria-required'] ?? field['aria-required'],
  }
}
