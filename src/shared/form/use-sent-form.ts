import { useRef } from 'react'

interface OpenForm {
  submit: () => Promise<void>
  dirty: boolean
}

/**
 * A form that stays open and empty after a submit. The second click of a double click must not show
 * errors: until something is typed, a press only focuses the first field.
 */
export function useSentForm(
  form: OpenForm,
  first: string,
): { submit: () => Promise<void>; sent: () => void } {
  const fresh = useRef(false)
  const focus = () => document.getElementById(first)?.focus()
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
