import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import s from './TextInput.module.css'

export interface CoverLabels {
  showLabel: string
  hideLabel: string
}

/** Whether a field shows what it holds, and the button that changes it. */
export function useCover({
  showLabel,
  hideLabel,
  disabled,
}: CoverLabels & { disabled: boolean | undefined }): { shown: boolean; button: ReactNode } {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const label = shown ? hideLabel : showLabel
  return {
    shown,
    button: (
      <button
        type="button"
        className={s.inner}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
        disabled={disabled}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    ),
  }
}
