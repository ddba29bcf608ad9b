import type { ReactNode } from 'react'
import { useValue } from '@/shared/form/use-value.ts'
import type { Watched } from '@/shared/form/use-value.ts'

interface TypedEmailProps {
  form: Watched<{ email: string }>
  children: (email: string) => ReactNode
}

/** Gives the address that is being typed to what takes it along to another page. It alone is drawn anew with each key. */
export function TypedEmail({ form, children }: TypedEmailProps) {
  return children(useValue(form, 'email'))
}
