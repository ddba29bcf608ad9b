import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { toneIcons } from './Notice.tsx'
import s from './small.module.css'
import { dismissToast, toastStore } from './toast-store.ts'
import type { ToastEntry } from './toast-store.ts'

/** The toasts of one live region: bad news goes to the assertive one. */
export function ToastList({ urgent, dismissLabel }: { urgent: boolean; dismissLabel: string }) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer)
  const list = useRef<HTMLDivElement>(null)
  // Dialogs end above the toasts, which would otherwise cover the dialog's buttons.
  useLayoutEffect(() => {
    const region = list.current?.closest('section')
    document.documentElement.style.setProperty(
      '--toasts',
      `${entries.length > 0 ? (region?.offsetHeight ?? 0) : 0}px`,
    )
    if (region && entries.length > 0) uncover(region)
  }, [entries])
  return (
    <div ref={list}>
      {entries
        .filter(({ tone }) => (tone === 'bad') === urgent)
        .map((entry) => (
          <Toast key={entry.id} entry={entry} dismissLabel={dismissLabel} />
        ))}
    </div>
  )
}

/** Scrolls on where the toasts would hide the control that has the keyboard's focus. */
function uncover(region: HTMLElement): void {
  const focused = document.querySelector(':focus-visible')
  if (!focused || region.contains(focused)) return
  const over = region.getBoundingClientRect()
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  if (top > over.top && top < over.bottom && right > over.left && left < over.right)
    scrollBy(0, bottom - over.top)
}

function Toast({ entry, dismissLabel }: { entry: ToastEntry; dismissLabel: string }) {
  const { id, text, tone, action, timeout } = entry
  const [held, setHeld] = useState(false)
  const left = useRef(timeout)
  useEffect(() => {
    if (held || left.current === null) return
    const began = performance.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      // After the pointer leaves, at least 1.5 s remain to finish reading.
      if (left.current !== null)
        left.current = Math.max(1500, left.current - (performance.now() - began))
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
      <Icon className={s.toastIcon} size={20} aria-hidden="true" />
      <p className={s.toastText}>{text}</p>
      {action && (
        <Button
          variant="none"
          className={s.toastAction}
          onClick={() => {
            dismissToast(id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="none"
        hideText
        className={s.toastDismiss}
        onClick={() => dismissToast(id)}
        prepend={<X size={18} aria-hidden="true" />}
      >
        {dismissLabel}
      </Button>
    </div>
  )
}
