import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { CopyLabels } from './CopyButton.tsx'
import s from './small.module.css'

export interface SecretProps {
  value: string
  labels: CopyLabels & {
    show: string
    hide: string
    /** The text that screen readers get instead of the dots. */ hidden: string
  }
  /** The number of visible characters at each end. */
  edge?: number | undefined
}

/**
 * A masked key: its first and last characters with dots of the same width between, so that
 * revealing it shifts nothing.
 */
export function Secret({ value, labels, edge = 4 }: SecretProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const ends = value.length > edge * 4 ? edge : 0
  return (
    <span className="row align-center min-0">
      <code className={s.secretValue} translate="no" dir="ltr">
        {shown ? (
          <span className={s.whole}>{value}</span>
        ) : (
          <>
            {value.slice(0, ends)}
            <span className="min-0 clip" aria-hidden="true">
              {'•'.repeat(value.length - 2 * ends)}
            </span>
            <span className="visually-hidden">{labels.hidden}</span>
            {ends > 0 && value.slice(-ends)}
          </>
        )}
      </code>
      <Button
        variant="tertiary"
        hideText
        title={shown ? labels.hide : labels.show}
        onClick={() => setShown(!shown)}
        prepend={<Icon size={18} aria-hidden="true" />}
      >
        {shown ? labels.hide : labels.show}
      </Button>
      <CopyButton value={value} labels={labels} variant="tertiary" hideText />
    </span>
  )
}
