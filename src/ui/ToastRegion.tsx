import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import s from './small.module.css'

interface ToastRegionProps {
  /** The label is absent while there is no toast, because an empty landmark distracts. */
  label: string | undefined
  children: (urgent: boolean) => ReactNode
}

/**
 * The live regions of toasts, rendered once at app start: a region that appears together with its
 * text is not announced. They stand in body outside #root, so that an open dialog does not make
 * them inert (data-over).
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => setHost(document.body), [])
  return (
    host &&
    createPortal(
      <section className={s.region} aria-label={label} data-over="" data-print="no">
        <div role="status">{children(false)}</div>
        {/* No alert role: assistive technology and tests would find an empty alert. */}
        <div aria-live="assertive">{children(true)}</div>
      </section>,
      host,
    )
  )
}
