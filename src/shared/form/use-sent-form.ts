import { useRef } from 'react'

interface OpenForm<Name extends string> {
  submit: () => Promise<void>
  dirty: boolean
  field: (name: Name) => { id: string }
}

/**
 * A form that stays open and empty after a submit. The second click of a double click must not show
 * errors: until something is typed, a press only focuses the first field.
 */
export function useSentForm<Name extends string>(
  form: OpenForm<Name>,
  first: NoInfer<Name>,
): { submit: () => Promise<void>; sent: () => void } {
  const fresh = useRef(false)
  const focus = () => document.getElementById(form.field(first).id)?.focus()
  return {
    submit: async () => {
      if (fresh.current && !form.dirty) return focus()
      fresh.current = false
      await form.submit()
    },
    sent: () => {
      fresh.current = true
      focus()
    },
  }
}
