import { useRef } from 'react'

interface OpenForm {
  submit: () => Promise<void>
  dirty: boolean
}

/**
 * A form that stays open and empty after it was sent: the second press of a double click must not find fault with it. As long as
 * nothing has been typed since, a press only leads back to its first field.
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
