import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** One of several controls takes the Tab key; arrows, Home and End go among them. */
export function useRoving() {
  const [current, setCurrent] = useState<string | null>(null)
  return {
    item: (id: string) => ({
      'data-roving': id,
      tabIndex: current === id || (current === null && id === 'undo') ? 0 : -1,
      onFocus: () => setCurrent(id),
    }),
    keys: (event: KeyboardEvent<HTMLElement>): void => {
      // A menu that is open has its own.
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')]
      const at = all.findIndex((one) => one === document.activeElement)
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }
      const step = steps[event.key]
      const next =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : step === undefined
              ? null
              : (at + step + all.length) % all.length
      // In a select, arrows up and down choose; to the sides they go on here.
      if (next === null) return
      event.preventDefault()
      all[next]?.focus()
    },
  }
}
