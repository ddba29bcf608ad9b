import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'

interface TypedEmailProps<Values extends { email: string }> {
  control: Control<Values>
  children: (email: string) => ReactNode
}

/** Gives the address that is being typed to what takes it along to another page. It alone is drawn anew with each key. */
export function TypedEmail<Values extends { email: string }>({ control, children }: TypedEmailProps<Values>) {
  const email: unknown = useWatch<Values>({ control })['email']
  return children(typeof email === 'string' ? email : '')
}
