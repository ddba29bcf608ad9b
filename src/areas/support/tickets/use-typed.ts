import { useCallback, useMemo, useRef } from 'react'

interface Registered {
  name: string
  ref: (control: HTMLInputElement | null) => (() => void) | undefined
  onChange: (event: { target: HTMLInputElement }) => void
}

/**
 * A field without typing. A choice goes through a hidden control, so that the draft keeps it like
 * typed text.
 */
export function useTyped({ name, ref, onChange }: Registered) {
  const control = useRef<HTMLInputElement | null>(null)
  const hold = useCallback(
    (element: HTMLInputElement | null) => {
      control.current = element
      return ref(element)
    },
    [ref],
  )
  const set = useCallback(
    (value: string): void => {
      const { current } = control
      if (!current) return
      current.value = value
      onChange({ target: current })
    },
    [onChange],
  )
  const hidden = useMemo(() => ({ type: 'hidden', name, ref: hold }) as const, [hold, name])
  return { hidden, set }
}
