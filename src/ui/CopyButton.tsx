import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AboutText } from './About.tsx'
import { Button } from './Button.tsx'
import type { ButtonLook } from './button-class.ts'
import { copyText } from '@/lib/secure-context.ts'
import s from './small.module.css'

export interface CopyLabels {
  copy: string
  copied: string
  /** The message when copying failed: "Select and copy it yourself". */
  failed: string
}
export interface CopyButtonProps extends ButtonLook {
  /** A function defers a long or expensive text to the click. */
  value: string | (() => string | Promise<string>)
  labels: CopyLabels
  /** As of Button. */
  about?: AboutText | undefined
}

export function CopyButton({
  value,
  labels,
  about,
  variant = 'secondary',
  ...look
}: CopyButtonProps) {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy')
  useEffect(() => {
    if (state === 'copy') return
    const timer = setTimeout(() => setState('copy'), state === 'copied' ? 2500 : 6000)
    return () => clearTimeout(timer)
  }, [state])
  const Icon = { copy: Copy, copied: Check, failed: X }[state]
  return (
    <span className={s.wrap} data-state={state}>
      <Button
        {...look}
        variant={variant}
        about={about}
        title={look.hideText ? labels.copy : undefined}
        prepend={<Icon size={16} aria-hidden="true" />}
        onClick={() => {
          const text = typeof value === 'function' ? value() : value
          // A text that is there is copied while the press still counts.
          const done = typeof text === 'string' ? copyText(text) : text.then(copyText)
          done.then(
            (isCopied) => setState(isCopied ? 'copied' : 'failed'),
            () => setState('failed'),
          )
        }}
      >
        {labels.copy}
      </Button>
      <span role="status" className={state === 'failed' ? 'bad text-1' : 'visually-hidden'}>
        {state !== 'copy' && labels[state]}
      </span>
    </span>
  )
}
