import { createContext, use } from 'react'

interface FieldControl {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

/** What a Field around a control gives it; the control's own props win. Outside a Field: nothing. */
export function useFieldControl(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }): Partial<FieldControl> {
  const field = use(FieldContext)
  if (!field) return {}
  const described = [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ')
  return { ...field, id: own.id ?? field.id, 'aria-describedby': described || undefined }
}
