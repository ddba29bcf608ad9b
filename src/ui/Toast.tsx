import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import { toneIcons } from './Notice.tsx'
import s from './Toast.module.css'
import { dismissToast, toastStore } from './toast-store.ts'
import type { ToastEntry } from './toast-store.ts'

/** Once per app. It stands in body, outside #root, so that an open dialog does not make it inert (data-over). */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLElement>(null)
  useEffect(() => setHost(document.body), [])
  // Dialogs end above it, or it would lie over their buttons.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--toasts', `${entries.length > 0 ? (box.current?.offsetHeight ?? 0) : 0}px`)
  }, [entries, host])
  if (!host) return null
  const list = (bad: boolean) =>
    entries.filter((entry) => (entry.tone === 'bad') === bad).map((entry) => <Toast key={entry.id} entry={entry} dismissLabel={dismissLabel} />)
  return createPortal(
    <section ref={box} className={s.region} aria-label={label} data-over="">
      {/* Both stand there before anything is said, or it would not be read out. */}
      <div role="status" className={s.list}>
        {list(false)}
      </div>
      <div role="alert" className={s.list}>
        {list(true)}
      </div>
    </section>,
    host,
  )
}

function Toast({ entry, dismissLabel }: { entry: ToastEntry; dismissLabel: string }) {
  const { id, text, tone, action, timeout } = entry
  const [held, setHeld] = useState(false)
  const left = useRef(timeout)
  useEffect(() => {
    if (held || left.current === null) return
    const began = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      // Time to finish reading after the pointer has gone.
      if (left.current !== null) left.current = Math.max(1500, left.current - (Date.now() - began))
    }
  }, [held, id])
  const Icon = toneIcons[tone]
  return (
    <div
      className={s.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={s.icon} size={20} aria-hidden="true" />
      <p className={s.text}>{text}</p>
      {action && (
        <Button
          variant="none"
          className={s.action}
          onClick={() => {
            dismissToast(id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="none" hideText className={s.dismiss} onClick={() => dismissToast(id)} prepend={<X size={18} aria-hidden="true" />}>
        {dismissLabel}
      </Button>
    </div>
  )
}
