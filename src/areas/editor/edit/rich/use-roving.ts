import { known } from '@/lib/known.ts'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** A roving tab index: one control is the Tab stop; arrow keys, Home and End move among them. */
export function useRoving() {
  const [current, setCurrent] = useState<string | null>(null)
  return {
    item: (id: string) => ({
      'data-roving': id,
      tabIndex: current === id || (current === null && id === 'undo') ? 0 : -1,
      onFocus: () => setCurrent(id),
    }),
    keys: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      // An open menu handles its own keys.
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')]
      const at = all.findIndex((one) => one === document.activeElement)
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }
      const step = known(steps, event.key)
      const next =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : step === undefined
              ? null
              : (at + step + all.length) % all.length
      // In a select the vertical arrow keys change the value; the horizontal ones move on.
      if (next === null) return
      event.preventDefault()
      all[next]?.focus()
    },
  }
}
