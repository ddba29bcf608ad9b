import type { ReactNode } from 'react'
import { useValue } from '@/shared/form/use-value.ts'
import type { Watched } from '@/shared/form/use-value.ts'

interface TypedEmailProps {
  form: Watched<{ email: string }>
  children: (email: string) => ReactNode
}

/**
 * Passes the typed address to links that take it to another page. Only this component renders again
 * on each key.
 */
export function TypedEmail({ form, children }: TypedEmailProps) {
  return children(useValue(form, 'email'))
}
